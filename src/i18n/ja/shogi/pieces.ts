/** The pieces of shogi in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { pieces as english } from '../../en/shogi/pieces.ts';

export const pieces: Catalogue<typeof english> = {
  king: { name: '玉' },
  rook: { name: '飛車' },
  bishop: { name: '角' },
  gold: { name: '金' },
  silver: { name: '銀' },
  knight: { name: '桂馬' },
  lance: { name: '香車' },
  pawn: { name: '歩' },
  dragon: { name: '龍' },
  horse: { name: '馬' },
  'promoted-silver': { name: '成銀' },
  'promoted-knight': { name: '成桂' },
  'promoted-lance': { name: '成香' },
  tokin: { name: 'と金' },
};
