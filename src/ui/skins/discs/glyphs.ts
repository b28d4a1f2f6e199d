/** The outlines of characters, by the letter of a face or the name of a sign. */
interface Glyph {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/**
 * Outlines by name, each in an em of 320 around 0,0. `scripts/build-discs.mjs` writes their modules, which are fetched
 * one by one when a set of pieces is first wanted.
 */
export type Glyphs = Readonly<Record<string, Glyph>>;

/** The outline of a name; throws where there is none. */
export const glyphIn = (glyphs: Glyphs, name: string): Glyph => {
  const glyph = glyphs[name];
  if (glyph === undefined) throw new Error(`there is no glyph ${name}`);
  return glyph;
};
