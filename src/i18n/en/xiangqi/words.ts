/** The words of xiangqi in English. This catalogue gives the others their shape. */

import type {
  EndingTexts,
  NotationTexts,
  ProblemTexts,
  RuleTexts,
  SpokenTurn,
  WarningTexts,
} from '../../shapes/xiangqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    by: 'by checkmate',
    ask: 'Why mate?',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  stalemate: {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in xiangqi that loses.`,
  },
  'no-attackers': {
    how: 'Nothing left to attack with',
    why: () => 'Neither side has a piece left that could cross the river.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position came back, and ${loser} had given check with every move: that is forbidden.`,
  },
  'perpetual-chase': {
    how: 'Perpetual chase',
    why: ({ loser }) =>
      `The same position came back, and ${loser} had chased the same piece with every move: that is forbidden.`,
  },
  repetition: {
    how: 'Repetition',
    why: () => 'The same position came back too often, and neither side had to stop.',
  },
  'no-capture': {
    how: 'No capture for too long',
    why: () => 'No piece was captured for as many moves as the rules allow.',
  },
};

const spoken = ({ side, piece, square, captured, check }: SpokenTurn): string => {
  const words = [`${side}: ${piece} to ${square}`];
  if (captured !== null) words.push(`captures ${captured}`);
  if (check) words.push('check');
  return `${words.join(', ')}.`;
};

const times: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };

const warnings: WarningTexts = {
  'second-time-checking': (side) => `Repeated by nothing but checks: if it goes on, ${side} loses.`,
  'second-time-chasing': (side) => `Repeated by chasing one piece: if it goes on, ${side} loses.`,
};

const problems: ProblemTexts = {
  'king-missing': ({ side }) => `${side} has no king.`,
  'too-many-kings': ({ side }) => `${side} has more than one king.`,
  misplaced: ({ side, piece }) => `${side}’s ${piece} is on a point it could never reach.`,
  'too-many': ({ side, piece }) => `${side} has more of this piece than a set has: ${piece}.`,
  'facing-kings': () => 'The kings face each other on an open file.',
  'in-check': ({ side }) => `${side} is in check, although the other side is to move.`,
  checkmate: ({ side }) => `${side} is checkmated already: the game would be over before it began.`,
  stalemate: ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
  'no-attackers': () => 'Neither side has a piece that could cross the river.',
};

export const words = {
  /** How it is won, in one sentence for a new player. */
  goal: 'You win when the other king cannot escape, or no move is left.',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from point to point. Enter picks a piece up or puts it down, Escape lets go of it, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

  sides: {
    red: 'Red',
    black: 'Black',
  },

  pieces,

  endings,

  /** Moves as they can be typed. */
  typed: 'For example C2=5, h2e2, 炮二平五, or e2',
  spoken,
  warnings,
  fouls,
  namedFouls,
  problems,
  agreement,
  /** The settings of the game, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: {
        traditional: 'Classic',
        simplified: 'Simplified',
        western: 'Western symbols',
      },
    },
    ways: { label: 'Show on each piece how it moves' },
    coordinates: {
      label: 'Coordinates',
      values: {
        iccs: 'Letters and numbers: h2',
        files: 'Files from each player’s right',
        none: 'None',
      },
    },
    tint: { label: 'Colour the palaces and the river' },
    turned: { label: 'Turn the opponent’s symbols upside down' },
  },
  /** Above the times of an ending by repetition. */
  stood: (count: number) => `The same position stood ${times[count] ?? `${count} times`}:`,
  /** Sentences on the card of a piece: its limits, or its strength. */
  limits: {
    king: 'It stays in its palace, and may never face the other king on an open file.',
    mandarin: 'It stays on the five points of its palace’s diagonals.',
    elephant: 'It stays on its own bank; a piece in the middle of its way stops it.',
    horse: 'It does not jump: a piece beside it stops it on that side.',
    chariot: 'It is the strongest piece.',
    cannon: 'It captures only over exactly one piece, of either side.',
    soldier: 'It never goes back, and never becomes another piece.',
  },
  /** The tip that a beginner gets when something first comes up. Each must fit two short lines. */
  occasions: {
    check: 'Check: move the king, capture the attacker, or block its way.',
    'third-time': 'This position has occurred for the third time.',
  },
  files,
  /** How moves can be written, each with a sample. */
  notations: {
    wxf: 'WXF: C2=5',
    chinese: 'Chinese: 炮二平五',
    iccs: 'ICCS: H2-E2',
  } satisfies NotationTexts,
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-square': 'There is no piece on this point.',
    'own-piece': 'Your own piece is on that point.',
    'wrong-movement': 'This piece does not move like that.',
    'soldier-backwards': 'A soldier never goes back.',
    'soldier-sideways': 'A soldier goes sideways only across the river.',
    palace: 'This piece may not leave its palace.',
    river: 'An elephant may not cross the river.',
    'horse-leg': 'A piece beside the horse blocks its leg.',
    'elephant-eye': 'A piece in the middle of its way blocks the elephant’s eye.',
    blocked: 'Another piece is in the way.',
    'cannon-no-screen': 'To capture, a cannon needs one piece to jump over.',
    'cannon-many-screens': 'To capture, a cannon jumps over exactly one piece.',
    pinned: 'This piece shields your king: moving it would expose the king.',
    'king-left-in-check': 'Your king is in check, and this move does not save it.',
    'moved-into-check': 'Your king would be in check.',
    'facing-kings': 'The two kings may not face each other on an open file.',
  } satisfies RuleTexts,
};
