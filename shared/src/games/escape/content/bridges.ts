// W2: the three cards that open a bridge.
import { held } from '../model/names.ts';
import { THE_PRESIDENT } from './president.ts';

const TAPE = held('the-tape');
const DIAGRAMS: readonly number[] = [held('diagram-1'), held('diagram-2'), held('diagram-3'), held('diagram-4')];
/** Bridges count from 1. */
export const neededAt = (bridge: number): readonly number[] => [THE_PRESIDENT, TAPE, DIAGRAMS[bridge - 1]!];
