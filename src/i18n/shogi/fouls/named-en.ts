/** What fouls are called in English, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const en: FoulTexts = {
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
