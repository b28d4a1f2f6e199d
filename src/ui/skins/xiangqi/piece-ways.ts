/** The moves of each kind where nothing stands in its way, as the diagram of an inspected piece shows them. */
import type { Kind } from '#games/xiangqi/piece.ts';
import type { PieceFace } from '../../game/game-text.ts';

type Ways = PieceFace['ways'];
type Way = Ways['steps'][number];

const straight: readonly Way[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const diagonal: readonly Way[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

const ways: Readonly<Record<Kind, Ways>> = {
  king: { steps: straight, slides: [] },
  mandarin: { steps: diagonal, slides: [] },
  elephant: { steps: diagonal.map(([right, ahead]) => [2 * right, 2 * ahead]), slides: [] },
  horse: {
    steps: diagonal.flatMap(([right, ahead]): readonly Way[] => [
      [right, 2 * ahead],
      [2 * right, ahead],
    ]),
    slides: [],
  },
  chariot: { steps: [], slides: straight },
  cannon: { steps: [], slides: straight },
  soldier: { steps: [[0, 1]], slides: [] },
};

/** The ways of a kind; a soldier that has crossed the river goes aside as well. */
export const waysOf = (kind: Kind, crossed: boolean): Ways =>
  kind === 'soldier' && crossed
    ? { steps: straight.filter(([, ahead]) => ahead >= 0), slides: [] }
    : ways[kind];
