/** What banqi says on pages and sheets in English. This catalogue is the type of the others. */
import { en as agreement } from '../agreement/en.ts';
import { en as files } from '../files/en.ts';
import { en as fouls } from '../fouls/en.ts';
import { en as problems } from '../problems/en.ts';
import { en as reasons } from '../reasons/en.ts';
import type { SpokenTurn, SpokenTurnUp, WarningTexts } from '../shape.ts';

const spoken = ({ side, piece, square, captured }: SpokenTurn): string =>
  captured === null
    ? `${side}: ${piece} to ${square}.`
    : `${side}: ${piece} to ${square}, captures ${captured}.`;

const turnedUp = ({ side, piece, square, takes }: SpokenTurnUp): string =>
  takes === null
    ? `${side}: ${piece} turned up on ${square}.`
    : `${side}: ${piece} turned up on ${square}. ${side} is ${takes}.`;

const times: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

const warnings: WarningTexts = {
  'second-time': () => 'This position stands for the second time.',
};

export const en = {
  /** Moves as they can be typed. */
  typed: 'For example c3, c3-c4, or c3xd3',
  spoken,
  turnedUp,
  warnings,
  fouls,
  problems,
  agreement,
  /** What one can like otherwise, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: {
        traditional: 'Classic',
        simplified: 'Simplified',
        western: 'Western symbols',
      },
    },
    coordinates: {
      label: 'Coordinates',
      values: { squares: 'Letters and numbers: c3', none: 'None' },
    },
  },
  /** Above the times of an ending by repetition. */
  stood: (count: number) => `The same position stood ${times[count] ?? `${count} times`}:`,
  /** What is said beside a piece that is asked: whom it takes. */
  takes: (kinds: string) => `It takes: ${kinds}.`,
  takesAny: 'It takes any piece, over exactly one other.',
  files,
  /** How moves can be written, each with a sample. */
  notations: {
    plain: 'Squares: c3xd3',
    full: 'With what is taken: c3xd3:n',
    taiwanese: 'Taiwanese programs: c3-c4',
  },
  reasons,
  /** Why a move is not possible, by the rule that forbids it: of no move in particular. */
  refusals: {
    'empty-square': 'There is no piece on this square.',
    'face-down-piece': 'A piece that lies face down can only be turned up.',
    'colour-unknown': 'Nobody has a colour yet: turn a piece up first.',
    'not-your-piece': 'This piece is not yours to move now.',
    'own-piece': 'Your own piece is on that square.',
    'face-down-target': 'What lies face down can be neither taken nor entered.',
    'not-adjacent': 'Pieces go only to the next square, straight.',
    'not-in-line': 'A cannon jumps only along a file or a rank.',
    'no-screen': 'The cannon needs exactly one piece to jump over.',
    'many-screens': 'The cannon may jump over no more than one piece.',
    'king-soldier': 'A king cannot take a soldier.',
    rank: 'This piece cannot take a stronger one.',
  },
};
