/** The stages on the four pieces of a first game. */
import type { Stage } from '../../course.ts';
import { sq } from './squares.ts';

/** Positions about one piece have no kings. */
const noKings = ['king-missing'];

/** The gold. */
export const gold: Stage = {
  id: 'gold',
  plain: true,
  about: ['G'],
  levels: [
    {
      id: 'ahead',
      kind: 'collect',
      setup: '9/9/9/9/4p4/4p4/4G4/9/9 b - 1',
      unsound: [...noKings, 'nifu'],
      par: 2,
      solution: ['5g5f', '5f5e'],
    },
    {
      id: 'sideways',
      kind: 'collect',
      setup: '9/9/9/4p4/9/3p1p3/4G4/9/9 b - 1',
      unsound: noKings,
      par: 5,
      solution: ['5g6f', '6f5f', '5f4f', '4f4e', '4e5d'],
    },
    {
      id: 'back',
      kind: 'collect',
      setup: '9/9/9/9/4G4/9/3p1p3/9/9 b - 1',
      unsound: noKings,
      par: 5,
      solution: ['5e5f', '5f6f', '6f6g', '6g5g', '5g4g'],
    },
  ],
};

/** The king. */
export const king: Stage = {
  id: 'king',
  plain: true,
  about: ['K', 'moved-into-check'],
  levels: [
    {
      id: 'around',
      kind: 'collect',
      setup: '9/9/9/9/9/3p5/4Kp3/9/9 b - 1',
      unsound: noKings,
      par: 3,
      about: ['K'],
      solution: ['5g6f', '6f5f', '5f4g'],
    },
    {
      id: 'back',
      kind: 'collect',
      setup: '9/9/9/9/9/4K4/5p3/6p1p/9 b - 1',
      unsound: noKings,
      par: 4,
      about: ['K'],
      solution: ['5f4g', '4g3h', '3h2g', '2g1h'],
    },
    {
      id: 'danger',
      kind: 'collect',
      setup: '9/9/9/9/4p4/5g3/9/4K4/9 b - 1',
      unsound: noKings,
      targets: [sq('5e')],
      places: { target: sq('5e') },
      par: 3,
      about: ['K', 'moved-into-check'],
      solution: ['5h6g', '6g6f', '6f5e'],
    },
  ],
};

/** The rook. */
export const rook: Stage = {
  id: 'rook',
  plain: true,
  about: ['R'],
  levels: [
    {
      id: 'lines',
      kind: 'collect',
      setup: '9/9/9/9/4p2p1/9/9/4R4/9 b - 1',
      unsound: noKings,
      par: 2,
      solution: ['5h5e', '5e2e'],
    },
    {
      id: 'corners',
      kind: 'collect',
      setup: '9/9/9/4p1p2/9/9/3p5/4R4/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h5d', '5d3d', '3d3g', '3g6g'],
    },
    {
      id: 'round',
      kind: 'collect',
      setup: '9/9/9/4p1p2/9/4P4/9/4R2p1/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h2h', '2h2d', '2d3d', '3d5d'],
    },
  ],
};

/** The bishop. */
export const bishop: Stage = {
  id: 'bishop',
  plain: true,
  about: ['B'],
  levels: [
    {
      id: 'slanting',
      kind: 'collect',
      setup: '9/9/9/9/6p2/9/4p4/5B3/9 b - 1',
      unsound: noKings,
      par: 2,
      solution: ['4h5g', '5g3e'],
    },
    {
      id: 'two-turns',
      kind: 'collect',
      setup: '9/9/9/7p1/6p2/9/2p1B4/9/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5g3e', '3e2d', '2d6h', '6h7g'],
    },
    {
      id: 'round',
      kind: 'collect',
      setup: '9/9/9/5P3/1p7/2p1p4/9/4B4/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h7f', '7f8e', '8e7d', '7d5f'],
    },
  ],
};
