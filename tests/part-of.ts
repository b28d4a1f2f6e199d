/**
 * A long list of variants is tried in part: each run chooses by its seed, so every variant is tried in some run. Tests
 * of vitest ask `tests/seeded.ts`, those in a browser `tests/e2e/seeded.ts`.
 */

/** Mixes all letters of a text into one number. */
const mixed = (text: string): number => {
  let mix = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
};

/** Chooses so many of the variants, in their order. The seed and the name of the list decide which. */
export const partOf = <Variant>(
  variants: readonly Variant[],
  count: number,
  seed: number,
  name: string,
): readonly Variant[] => {
  const drawn = variants
    .map((_, i) => ({ i, lot: mixed(`${seed} ${name} ${i}`) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, Math.max(1, count));
  const chosen = new Set(drawn.map(({ i }) => i));
  return variants.filter((_, i) => chosen.has(i));
};
