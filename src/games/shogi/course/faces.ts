/** The faces of the pieces: a level for each, which the drill asks for in any order. */
import type { FaceLevel, Stage } from '../../course.ts';
import { type Kind, kinds, letters } from '../piece.ts';
import { sq } from './squares.ts';

/** The faces that beginners take for one another: each is offered with two of its row. */
const alike: readonly (readonly Kind[])[] = [
  ['king', 'gold', 'silver', 'rook'],
  ['rook', 'dragon', 'bishop', 'horse'],
  ['knight', 'lance', 'pawn', 'silver'],
  ['tokin', 'promoted-lance', 'promoted-knight', 'promoted-silver'],
];

/** The names that are offered for a face, in an order that does not give it away. */
const offered = (kind: Kind, turn: number): readonly string[] => {
  const row = alike.find((some) => some.includes(kind)) ?? kinds;
  const others = row.filter((one) => one !== kind).slice(0, 2);
  const place = turn % 3;
  return [...others.slice(0, place), kind, ...others.slice(place)].map((one) => letters[one]);
};

/** Every third one stands upside down, as the pieces of the other side do. */
const level = (kind: Kind, turn: number): FaceLevel => ({
  id: kind,
  kind: 'face',
  setup: `9/9/9/9/4${turn % 3 === 2 ? letters[kind].toLowerCase() : letters[kind]}4/9/9/9/9 b - 1`,
  unsound: ['king-missing'],
  par: 1,
  square: sq('5e'),
  offered: offered(kind, turn),
});

const [first, ...others] = kinds.map(level);
if (first === undefined) throw new Error('there are no pieces');

/** The faces of all pieces. */
export const faces: Stage = { id: 'faces', about: [], eyes: true, levels: [first, ...others] };
