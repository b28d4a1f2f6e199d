/** What fouls are called in English, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const en: FoulTexts = {
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
