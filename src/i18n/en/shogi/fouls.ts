/** The faults of illegal moves in a record, in English. Each stands after `moves.foul`. This catalogue is the type of the others. */
import type { FoulTexts, RuleTexts } from '../../shapes/shogi/words.ts';

export const fouls: RuleTexts = {
  'not-your-turn': 'it was not this side’s turn.',
  'empty-square': 'no piece stood there.',
  'not-in-hand': 'no such piece was in hand.',
  occupied: 'a piece was dropped on an occupied square.',
  'own-piece': 'it captured a piece of its own side.',
  'wrong-movement': 'the piece does not move like that.',
  blocked: 'another piece was in the way.',
  'promotion-not-possible': 'the piece could not promote on this move.',
  'promotion-compulsory': 'unpromoted, the piece could never move again.',
  nifu: 'a second unpromoted pawn on this file (nifu).',
  'dead-square': 'the dropped piece could never move.',
  pinned: 'the piece was pinned, and its king left open to attack.',
  'king-left-in-check': 'the king was left in check.',
  'moved-into-check': 'the king moved into check.',
  uchifuzume: 'a dropped pawn gave checkmate (uchifuzume).',
};

/** The names of fouls in English, and what each of them is. */
export const namedFouls: FoulTexts = {
  nifu: {
    name: 'nifu (two pawns)',
    did: (side) => `${side} dropped a second unpromoted pawn on a file.`,
    proof: 'The other pawn stands on the hatched file.',
  },
  'dead-square': {
    name: 'piece without a move',
    did: (side) => `${side} left a piece where it could never move.`,
    proof: 'On the hatched ranks such a piece has no move.',
  },
  pinned: {
    name: 'pinned piece moved',
    did: (side) => `${side} moved a piece that shielded the king.`,
    proof: 'The line to the king is open.',
  },
  'king-left-in-check': {
    name: 'check ignored',
    did: (side) => `${side} left the king in check.`,
    proof: 'The king is still attacked.',
  },
  'moved-into-check': {
    name: 'moved into check',
    did: (side) => `${side} moved the king onto an attacked square.`,
    proof: 'The square that the king went to is attacked.',
  },
  uchifuzume: {
    name: 'uchifuzume (mate by a pawn drop)',
    did: (side) => `${side} gave checkmate by dropping a pawn.`,
    proof: 'The king has no square left, and nothing can take the pawn.',
  },
};
