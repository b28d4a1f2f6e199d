/** What is wrong with an illegal move that stands in a record, in English, after `moves.foul`. This catalogue is the type of the others. */
export const en = {
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
