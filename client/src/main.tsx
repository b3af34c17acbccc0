// The first page: language, then whatever the address asks for.
import './styles/base.css';
import './styles/controls.css';
import './styles/pages.css';
import './styles/home.css';
import './styles/access.css';
import { render } from 'preact';
import { App, fetchPage } from './app.tsx';
import { startWords } from './words.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('no #app');
const words = startWords();
fetchPage();
// Not awaited here: every other script would wait with this one.
words.then(() => render(<App />, root));
