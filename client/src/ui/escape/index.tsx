// Escape from New York's own part of the table page.
import '../../styles/table.css';
import '../../styles/panels.css';
import '../../styles/cards.css';
import '../../styles/motion.css';
import '../../styles/dock.css';
import '../../styles/hand.css';
import '../../styles/over.css';
import '../../styles/sheets.css';
import '../../styles/chat.css';
import '../../styles/tablet.css';
import '../../styles/phone.css';
import '../../styles/touch.css';
import '../../styles/contrast.css';
import type { GameUi } from '../../games.ts';
import { Board } from './board.tsx';
import { lexicon } from './lexicon.tsx';

export const game: GameUi = { ...lexicon, Board };
