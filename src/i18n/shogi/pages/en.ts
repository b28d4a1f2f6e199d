/** What shogi says on pages and sheets in English. This catalogue is the type of the others. */
import { en as agreement } from '../agreement/en.ts';
import { en as files } from '../files/en.ts';
import { en as fouls } from '../fouls/en.ts';
import { en as namedFouls } from '../fouls/named-en.ts';
import { en as impasse } from '../impasse/en.ts';
import { en as mates } from '../mates/en.ts';
import { en as problems } from '../problems/en.ts';
import { en as reasons } from '../reasons/en.ts';
import type { SpokenTurn, WarningTexts } from '../shape.ts';

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
    `Third time in this position. A fourth, by checks alone, loses for ${side}.`,
};

export const en = {
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
  /** What one can like otherwise, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: {
        kanji: 'Kanji',
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
  /** What is said beside the other face of a piece that is asked, or in its place. */
  faces: {
    promoted: 'Promotes to',
    taken: 'When captured, becomes',
    none: 'It does not promote.',
  },
  /** What a beginner is told when it first comes up. Each is to fit two short lines. */
  occasions: {
    capture: 'You have captured a piece: on a later turn you may drop it.',
    drop: 'A dropped piece is unpromoted; it may promote on a later move.',
    choice: 'In the last three ranks, or coming out of them, a piece may promote.',
    check: 'Check: move the king, capture the attacker, or block its line.',
    'third-time': 'This position stands for the third time; the fourth ends the game.',
  },
  files,
  /** How moves can be written, each with a sample. */
  notations: {
    japanese: 'Japanese: ７六歩',
    western: 'Western: P-7f',
    'kitao-kawasaki': 'Kitao-Kawasaki: 歩-76',
    usi: 'USI: 7g7f',
  },
  reasons,
  /** Why a move is not possible, by the rule that forbids it: of no move in particular. */
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
  },
};
