/** The words of shogi in English. This catalogue gives the others their shape. */

import type { Named } from '../../shapes/shogi/reasons.ts';
import type {
  EndingTexts,
  NotationTexts,
  ProblemTexts,
  RuleTexts,
  SpokenTurn,
  WarningTexts,
} from '../../shapes/shogi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { impasse } from './jishogi.ts';
import { mates } from './mates.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    by: 'by checkmate',
    ask: 'Why mate?',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in shogi that loses.`,
  },
  sennichite: {
    how: 'Repetition (sennichite)',
    why: () => 'The same position occurred for the fourth time.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position occurred for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
  },
  impasse: {
    how: 'Impasse (jishogi)',
    why: () => 'Neither king can be mated any more, so the points were counted.',
  },
  declaration: {
    how: 'Declaration',
    why: () => 'A king was declared to have entered, and the points were counted.',
  },
  'move-limit': {
    how: 'Move limit',
    why: () => 'The game reached the last move that its rules allow.',
  },
  'no-mate': { how: 'No mate', why: () => 'The problem has no solution along this line.' },
};

const spoken = (turn: SpokenTurn): string => {
  const way = turn.dropped ? 'dropped on' : 'to';
  const words = [`${turn.side}: ${turn.piece} ${way} ${turn.square}`];
  if (turn.captured !== null) words.push(`captures ${turn.captured}`);
  if (turn.choice === 'promote') words.push('promotes');
  if (turn.choice === 'keep') words.push('does not promote');
  if (turn.check) words.push('check');
  return `${words.join(', ')}.`;
};

const warnings: WarningTexts = {
  'third-time': () => 'Third time in this position. A fourth ends the game.',
  'third-time-checking': (side) =>
    `Third time in this position. If it happens a fourth time with nothing but checks, ${side} loses.`,
};

const problems: ProblemTexts = {
  'king-missing': ({ side }) => `${side} has no king.`,
  'too-many-kings': ({ side }) => `${side} has more than one king.`,
  nifu: ({ side }) => `${side} has two unpromoted pawns on one file (nifu).`,
  'dead-piece': ({ side }) => `${side} has a piece that could never move.`,
  'too-many': ({ piece }) => `There are more pieces of this kind than a set has: ${piece}.`,
  'in-check': ({ side }) => `${side} is in check, although the other side is to move.`,
  checkmate: ({ side }) => `${side} is checkmated already: the game would be over before it began.`,
  'no-move': ({ side }) =>
    `${side} is to move and has no legal move: the game would be over before it began.`,
};

export const words = {
  /** How it is won, in one sentence for a new player. */
  goal: 'You win by mate: attack the king so that it cannot escape.',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from square to square and on to the pieces in hand. Enter picks a piece up or puts it down, Escape lets go of it, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'kifu',
  recordExplained: 'kifu (the record of a game)',

  sides: {
    sente: 'Sente',
    gote: 'Gote',
    shitate: 'Shitate',
    uwate: 'Uwate',
  },

  pieces,

  choice: {
    title: (from: Named, to: Named) =>
      to.kind === `promoted-${from.kind}` ? `Promote the ${from.name}?` : `Promote to ${to.name}?`,
    /** Said to learners: promotion is a choice here. */
    optional: 'or keep it as it is',
    words: { promote: 'Promote', keep: 'Keep' },
    answer: (word: string, face: string) => `${word} · ${face}`,
  },

  endings,

  /** Moves as they can be typed. */
  typed: 'For example 7g7f, P*5e, ７六歩, or 76',
  spoken,
  warnings,
  fouls,
  mates,
  namedFouls,
  problems,
  agreement,
  impasse,
  /** The settings of the game, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: {
        kanji: 'Kanji',
        antique: 'Bold kanji',
        'two-kanji': 'Two kanji',
        western: 'Western symbols',
      },
    },
    ways: { label: 'Show on each piece how it moves' },
    kings: {
      label: 'Kings',
      values: {
        standard: '玉 for Sente, 王 for Gote',
        swapped: '王 for Sente, 玉 for Gote',
        'both-gyoku': '玉 for both',
      },
    },
    coordinates: {
      label: 'Coordinates',
      values: {
        japanese: 'Japanese: ７六',
        usi: 'Letters: 7f',
        numbers: 'Numbers: 7 6',
        none: 'None',
      },
    },
    upright: { label: 'Don’t turn the opponent’s symbols upside down' },
  },
  /** Above the times of an ending by repetition. */
  stood: 'The same position stood four times:',
  /** Words on the card of a piece, before its other face or in place of one. */
  faces: {
    promoted: 'Promotes to',
    taken: 'When captured, becomes',
    none: 'It does not promote.',
  },
  /** The tip that a beginner gets when something first comes up. Each must fit two short lines. */
  occasions: {
    capture: 'You have captured a piece: on a later turn you may drop it.',
    drop: 'A dropped piece is unpromoted; it may promote on a later move.',
    choice: 'A piece may promote in the last three ranks, or on leaving them.',
    check: 'Check: move the king, capture the attacker, or block its line.',
    'third-time': 'Third time in this position; the fourth ends the game.',
  },
  files,
  /** How moves can be written, each with a sample. */
  notations: {
    japanese: 'Japanese: ７六歩',
    western: 'Western: P-7f',
    'kitao-kawasaki': 'Kitao-Kawasaki: 歩-76',
    usi: 'USI: 7g7f',
  } satisfies NotationTexts,
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-square': 'There is no piece on this square.',
    'not-in-hand': 'There is no such piece in hand.',
    occupied: 'A piece from the hand can only go to an empty square.',
    'own-piece': 'Your own piece is on that square.',
    'wrong-movement': 'This piece does not move like that.',
    blocked: 'Another piece is in the way.',
    'promotion-not-possible': 'This piece cannot promote on this move.',
    'promotion-compulsory': 'It must promote here, or it could never move again.',
    nifu: 'You already have an unpromoted pawn on this file (nifu).',
    'dead-square': 'A piece dropped here could never move.',
    pinned: 'This piece is pinned: moving it would expose your king.',
    'king-left-in-check': 'Your king is in check, and this move does not save it.',
    'moved-into-check': 'Your king would be in check there.',
    uchifuzume: 'A pawn drop may not give checkmate (uchifuzume).',
  } satisfies RuleTexts,
};
