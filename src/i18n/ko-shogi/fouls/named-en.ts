/** What fouls are called in English, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const en: FoulTexts = {
  'pawn-without-drum': {
    name: 'pawn ahead without a drum',
    did: (side) => `${side} stepped ahead with a pawn and has no drum.`,
    proof: 'No drum of this side stands on the board.',
  },
  'immune-to-displacement': {
    name: 'immune piece taken',
    did: (side) => `${side} took a piece that cannot be taken so.`,
    proof: 'A fortress is safe from chariots and carriages.',
  },
  silenced: {
    name: 'shot out of the fog',
    did: (side) => `${side} shot where a fog silences bows and guns.`,
    proof: 'The shooter stands within five points of the fog.',
  },
  'immune-to-shot': {
    name: 'immune piece shot',
    did: (side) => `${side} shot a piece that cannot be shot so.`,
    proof: 'What was shot is safe from such a shot.',
  },
  frozen: {
    name: 'move out of a net',
    did: (side) => `${side} moved a piece that a net held.`,
    proof: 'The line of the net led to where it stood.',
  },
};
