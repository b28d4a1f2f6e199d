/** The pieces of xiangqi in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { pieces as english } from '../../en/xiangqi/pieces.ts';

export const pieces: Catalogue<typeof english> = {
  king: { name: '将' },
  mandarin: { name: '士' },
  elephant: { name: '象' },
  horse: { name: '馬' },
  chariot: { name: '車' },
  cannon: { name: '砲' },
  soldier: { name: '兵' },
};
