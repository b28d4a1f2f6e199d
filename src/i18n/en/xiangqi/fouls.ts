/** The faults of illegal moves in a record, in English. Each stands after `moves.foul`. This catalogue is the type of the others. */
import type { FoulTexts, RuleTexts } from '../../shapes/xiangqi/words.ts';

export const fouls: RuleTexts = {
  'not-your-turn': 'it was not this side’s turn.',
  'empty-square': 'no piece stood there.',
  'own-piece': 'it captured a piece of its own side.',
  'wrong-movement': 'the piece does not move like that.',
  'soldier-backwards': 'the soldier went back.',
  'soldier-sideways': 'the soldier went sideways before it had crossed the river.',
  palace: 'the piece left its palace.',
  river: 'the elephant crossed the river.',
  'horse-leg': 'the horse’s leg was blocked.',
  'elephant-eye': 'the elephant’s eye was blocked.',
  blocked: 'another piece was in the way.',
  'cannon-no-screen': 'the cannon captured without a piece to jump over.',
  'cannon-many-screens': 'the cannon jumped more than one piece.',
  pinned: 'the piece shielded its king, which was left open to attack.',
  'king-left-in-check': 'the king was left in check.',
  'moved-into-check': 'the king came into check.',
  'facing-kings': 'the two kings faced each other on an open file.',
};

/** The names of fouls in English, and what each of them is. */
export const namedFouls: FoulTexts = {
  pinned: {
    name: 'shield of the king moved',
    did: (side) => `${side} moved a piece that shielded the king.`,
    proof: 'The way to the king is open.',
  },
  'king-left-in-check': {
    name: 'check ignored',
    did: (side) => `${side} left the king in check.`,
    proof: 'The king is still attacked.',
  },
  'moved-into-check': {
    name: 'moved into check',
    did: (side) => `${side} brought the king into check.`,
    proof: 'The king is attacked where it stands.',
  },
  'facing-kings': {
    name: 'kings face to face',
    did: (side) => `${side} let the two kings face each other.`,
    proof: 'Nothing stands between the kings on the hatched file.',
  },
};
