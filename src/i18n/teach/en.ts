/** What teaches while one plays, in English. */
import { counted, listed } from '../format.ts';

const squares = counted('en', { one: 'square', other: 'squares' });
const list = listed('en');

/** What a piece is asked to tell, ready for ears. */
export interface AskedAloud {
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
  names.length === 0 ? [] : [`${begin} ${names.length > 9 ? squares(names.length) : list(names)}`];

export const en = {
  label: 'About the piece',
  whyNot: 'Why not there',
  whyPromoted: 'Why it promoted',
  attacks: 'Attacks',
  attacksHint: 'Show who attacks what (key: a)',
  attackMarks: {
    below: 'attacked from this side, a dot for each piece',
    beyond: 'attacked from the other side',
    hanging: 'attacked and not guarded',
    guarded: 'attacked, but guarded',
    pin: 'pinned to its king, or giving check',
  },
  attacksAloud: (
    hanging: readonly string[],
    pinned: readonly string[],
    checks: readonly string[],
  ) =>
    [
      hanging.length === 0 ? 'No attacked piece is unguarded.' : `Not guarded: ${list(hanging)}.`,
      ...(pinned.length === 0 ? [] : [`Pinned: ${list(pinned)}.`]),
      ...(checks.length === 0 ? [] : [`Check from ${list(checks)}.`]),
    ].join(' '),
  attacksOn: (
    square: string,
    sides: readonly [string, string],
    counts: readonly [number, number],
  ) => `${square} is attacked: ${sides[0]} ${counts[0]}, ${sides[1]} ${counts[1]}.`,
  otherFace: 'Promoted, it is',
  otherFaceOfPromoted: 'Taken, it turns back into',
  noOther: 'It does not promote.',
  inHand: 'In hand: it can be dropped on the marked squares.',
  key: 'What the marks mean',
  marks: {
    pattern: 'where it goes on an empty board',
    moves: 'where it can go here',
    captures: 'what it can take',
    protects: 'what it guards',
    drops: 'where it can be dropped',
  },
  hints: {
    label: 'Hints',
    streak: 'How well this piece is known',
    known: (side: string) => `What ${side} knows by heart`,
    levels: { off: 'No marks', always: 'All marks' },
    stages: {
      always: 'Marks at once',
      hesitation: 'Marks after a moment',
      request: 'Marks when asked for',
    },
    show: 'Show where it can go (key: h)',
    goals: (squares: readonly string[], dropped: boolean) =>
      squares.length === 0
        ? 'It can go nowhere.'
        : `${some(dropped ? 'Can be dropped on' : 'Can go to', squares)[0]}.`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }: AskedAloud) =>
    `${[
      `${side}: ${name}, ${reading}`,
      ...(other === '' ? [] : [`other face ${other}`]),
      ...some(inHand ? 'can be dropped on' : 'goes to', moves),
      ...some('can take on', captures),
      ...some('guards', protects),
    ].join('; ')}.`,
};
