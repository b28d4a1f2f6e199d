/** The words of the board around a move in English: its result, how far it has come, and where a piece is. */
import { counted, listed } from './format.ts';

const squares = counted({ one: 'square', other: 'squares' });
const pieces = counted({ one: 'piece', other: 'pieces' });

/** Joins several ways into one phrase with "or". */
const either = (ways: readonly string[]): string => {
  const [last = '', ...others] = [...ways].reverse();
  if (others.length === 0) return last;
  return `${others.reverse().join(', ')}${others.length > 1 ? ',' : ''} or ${last}`;
};

export const boardHelp = {
  outlook: {
    at: (square: string, words: string) => `${square}: ${words}`,
    on: (what: string, squares: readonly string[]) => `${what} on ${listed(squares)}`,
    many: (what: string, count: number) => `${what} on ${squares(count)}`,
  },
  acting: 'Long-range effects',
  actingNone: 'None on the board.',
  leg: {
    landed: (piece: string, square: string) => `${piece} landed on ${square}`,
    took: (piece: string, square: string, taken: string) => `${piece} took ${taken} on ${square}`,
    shot: (piece: string, square: string, taken: string) => `${piece} shot ${taken} on ${square}`,
    /** The same where there is little room; whose move it is can be seen. */
    brief: {
      landed: (square: string) => `Landed on ${square}`,
      took: (square: string, taken: string) => `Took ${taken} on ${square}`,
      shot: (square: string, taken: string) => `Shot ${taken} on ${square}`,
    },
    goOn: 'go on',
    shoot: 'shoot',
    sentence: (done: string, ways: readonly string[]) => `${done}: ${either(ways)}`,
    back: 'Undo last step',
  },
  find: {
    label: 'Find a piece',
    by: 'Name, kanji or code',
    none: 'No piece is called that.',
    here: (count: number) => `${pieces(count)} on the board`,
    gone: 'not on the board',
    rules: (name: string) => `${name}: the rules`,
    found: (name: string, count: number) =>
      `${name}: ${pieces(count)} marked. Escape puts the marks away.`,
  },
};
