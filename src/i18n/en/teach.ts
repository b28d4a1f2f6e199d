/** The words that teach a player during a game, in English. */
import { counted, listed } from './format.ts';

const squares = counted({ one: 'square', other: 'squares' });

/** The facts about a piece, to be read aloud. */
export interface PieceAloud {
  readonly side: string;
  readonly name: string;
  readonly reading: string;
  /** Its other face; empty when it has none. */
  readonly other: string;
  readonly moves: readonly string[];
  readonly captures: readonly string[];
  readonly protects: readonly string[];
  readonly inHand: boolean;
}

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`${begin} ${names.length > 9 ? squares(names.length) : listed(names)}`];

/** Names every square, however many: used where the player asked for all of them. */
const told = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${begin} ${listed(names)}`];

export const teach = {
  label: 'About the piece',
  met: 'Rules you met in this game. Try them:',
  whyNot: 'Why not there',
  closed: 'Not possible',
  whyForced: 'Why it was forced',
  attacks: 'Attacks',
  attacksHint: 'Show who attacks what (key: a)',
  attackMarks: {
    below: 'attacked more from this side',
    beyond: 'attacked more from the other side',
    both: 'attacked equally from both sides',
    hanging: 'hanging: attacked and not guarded',
    pinned: 'pinned to its king',
    line: 'the line of a pin or a check',
    check: 'the line of a check',
  },
  standing: (piece: string, square: string) => `${piece} on ${square}`,
  attacksAloud: (
    hanging: readonly string[],
    pinned: readonly string[],
    checks: readonly string[],
  ) =>
    [
      hanging.length === 0 ? 'No hanging pieces.' : `Hanging: ${listed(hanging)}.`,
      ...(pinned.length === 0 ? [] : [`Pinned: ${listed(pinned)}.`]),
      ...(checks.length === 0 ? [] : [`Check from ${listed(checks)}.`]),
    ].join(' '),
  attacksOn: (
    square: string,
    sides: readonly [string, string],
    counts: readonly [number, number],
    { hanging, pinned }: { readonly hanging: boolean; readonly pinned: boolean },
  ) =>
    `${square} is attacked: ${sides[0]} ${counts[0]}, ${sides[1]} ${counts[1]}.${hanging ? ' It hangs.' : ''}${pinned ? ' It is pinned.' : ''}`,
  inHand: 'In hand: it is dropped on a free square.',
  key: 'What the marks mean',
  marks: {
    pattern: 'where it goes on an empty board',
    moves: 'where it reaches',
    captures: 'what it attacks',
    drops: 'free squares for a drop',
  },
  newcomer: {
    ask: (game: string) => `New to ${game.toLowerCase()}?`,
    show: 'Show moves on the pieces',
    tell: 'Tell me how to win',
    know: 'I know it',
    first: 'moves first',
    second: 'moves second',
    gives: 'gives the handicap',
    gets: 'gets the handicap',
    begin: (side: string) => `${side} begins, at the bottom.`,
  },
  hints: {
    label: 'Hints',
    /** The label of the boxes that show the progress. */
    meter: 'Learned',
    streak: 'Progress with this piece',
    /** How often in a row a piece was moved right, of the number that counts as mastered. */
    progress: (piece: string, times: number, of: number) =>
      `${piece.charAt(0).toUpperCase()}${piece.slice(1)}: ${times} of ${of}`,
    known: (side: string) => `What ${side} has learned`,
    levels: { off: 'No marks', always: 'All marks' },
    stages: {
      always: 'Marks shown immediately',
      hesitation: 'Marks after a moment',
      request: 'Marks when asked for',
    },
    show: 'Show where it can go (key: h)',
    goals: (squares: readonly string[], dropped: boolean) =>
      squares.length === 0
        ? 'It has no legal move.'
        : `${some(dropped ? 'Can be dropped on' : 'Can go to', squares)[0]}.`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }: PieceAloud) =>
    `${[
      `${side}: ${name}, ${reading}`,
      ...(other === '' ? [] : [`other face ${other}`]),
      ...told(inHand ? 'free squares for a drop:' : 'reaches', moves),
      ...told('attacks', captures),
      ...told('guards', protects),
    ].join('; ')}.`,
};
