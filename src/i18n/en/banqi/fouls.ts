/** The faults of illegal moves in a record, in English. Each stands after `moves.foul`. This catalogue is the type of the others. */
import type { RuleTexts } from '../../shapes/banqi/words.ts';

export const fouls: RuleTexts = {
  'empty-square': 'no piece stood there.',
  'face-down-piece': 'a piece that lies face down went somewhere.',
  'colour-unknown': 'nobody had a colour yet.',
  'not-your-piece': 'the piece was the other player’s.',
  'own-piece': 'it captured a piece of its own side.',
  'face-down-target': 'the piece there lay face down.',
  'not-adjacent': 'the piece goes only to the next square.',
  'not-in-line': 'the cannon did not jump in a straight line.',
  'no-screen': 'the cannon captured without a piece to jump over.',
  'many-screens': 'the cannon jumped more than one piece.',
  'king-soldier': 'the king captured a soldier.',
  rank: 'the piece captured a stronger one.',
};
