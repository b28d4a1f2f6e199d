/** The settings of ko shogi: how pieces look, how moves are written, and which effects from afar are drawn. */
import type { OptionSpec } from '../agreement.ts';

/** How moves are written, in the order in which it is offered: as people do, or as storage does. */
export const notations = ['codes', 'points'] as const;
export type KoShogiNotation = (typeof notations)[number];

/** The first of each is what most people want. */
export const koShogiSettings = [
  { id: 'pieces', kind: 'choice', choices: ['kanji', 'codes'], first: 'kanji' },
  { id: 'notation', kind: 'choice', choices: notations, first: notations[0] },
  { id: 'coordinates', kind: 'choice', choices: ['points', 'none'], first: 'points' },
  // Turns the signs on the other side's pieces towards the player below.
  { id: 'upright', kind: 'flag', first: false },
  // The areas of fogs and lights, the lines of nets, and the neighbours of flames.
  { id: 'fogs', kind: 'flag', first: true, afar: true },
  { id: 'nets', kind: 'flag', first: true, afar: true },
  { id: 'flames', kind: 'flag', first: true, afar: true },
  // Possible shots, and the pieces that keep each side in play: drawn only if the user asks for them.
  { id: 'shooters', kind: 'flag', first: false, afar: true },
  { id: 'command', kind: 'flag', first: false, afar: true },
] as const satisfies readonly OptionSpec[];
