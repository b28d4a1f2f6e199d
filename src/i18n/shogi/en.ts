/** The words of shogi in English. This catalogue is the type of the others. */
import type { EndingTexts, SpokenTurn } from './shape.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in shogi that loses.`,
  },
  sennichite: {
    how: 'Repetition (sennichite)',
    why: () => 'The same position stood on the board for the fourth time.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position stood for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
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

export const en = {
  name: 'Shogi',

  sides: {
    sente: { short: 'Sente', full: 'Sente (Black)' },
    gote: { short: 'Gote', full: 'Gote (White)' },
    shitate: { short: 'Shitate', full: 'Shitate (Black)' },
    uwate: { short: 'Uwate', full: 'Uwate (White)' },
  },

  pieces: {
    king: { name: 'king' },
    rook: { name: 'rook' },
    bishop: { name: 'bishop' },
    gold: { name: 'gold' },
    silver: { name: 'silver' },
    knight: { name: 'knight' },
    lance: { name: 'lance' },
    pawn: { name: 'pawn' },
    dragon: { name: 'dragon' },
    horse: { name: 'horse' },
    'promoted-silver': { name: 'promoted silver' },
    'promoted-knight': { name: 'promoted knight' },
    'promoted-lance': { name: 'promoted lance' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: 'Promote?',
    promote: (face: string) => `Promote: ${face}`,
    keep: (face: string) => `Do not promote: ${face}`,
  },

  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-square': 'There is no piece on this square.',
    'not-in-hand': 'There is no such piece in hand.',
    occupied: 'A piece from the hand can only go to an empty square.',
    'own-piece': 'One of your own pieces stands there.',
    'wrong-movement': 'This piece does not move like that.',
    blocked: 'Another piece is in the way.',
    'promotion-not-possible': 'This piece cannot promote on this move.',
    'promotion-compulsory': 'It must promote here: unpromoted, it could never move again.',
    nifu: 'You already have an unpromoted pawn on this file (nifu).',
    'dead-square': 'A piece dropped here could never move again.',
    pinned: 'This piece is pinned: moving it would expose your king.',
    'king-left-in-check': 'Your king is in check, and this move does not save it.',
    'moved-into-check': 'Your king would be in check there.',
    uchifuzume: 'A pawn drop may not give checkmate (uchifuzume).',
  },

  endings,
  spoken,
};
