/**
 * Writes the outlines of the kanji on the pieces as SVG path data, from two OFL fonts: one of a brush, one of old print. So
 * no font is needed to show a piece. Run after changing the set: `node scripts/build-faces.mjs`.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EM, folderOf, glyphsOf, outlineOf, rowOf } from './font-outlines.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** SFEN letter of a face → its kanji; sente's king is 玉, gote's 王. */
const kanji = {
  K: '玉',
  k: '王',
  R: '飛',
  B: '角',
  G: '金',
  S: '銀',
  N: '桂',
  L: '香',
  P: '歩',
  '+R': '龍',
  '+B': '馬',
  '+S': '全',
  '+N': '圭',
  '+L': '杏',
  '+P': 'と',
};
/** For the set with two kanji on each piece; a promoted piece is written 成 and its base. */
const more = { nari: '成', shou: '将', sha: '車', kou: '行', hei: '兵' };

/** Writes the outlines of some characters in a font as a module, and keeps the licence of the font. */
const write = (module, font, title, characters) => {
  const glyphs = glyphsOf(font);
  const rows = Object.entries(characters).map(([name, character]) =>
    rowOf(name, character, outlineOf(glyphs(character))),
  );
  writeFileSync(
    join(root, `src/ui/skins/shogi/${module}.ts`),
    `// Written by scripts/build-faces.mjs from ${title} (SIL Open Font License 1.1, public/licences/${font}.txt).

/** Outlines of the kanji on the pieces, in an em of ${EM}, centred on 0,0. */
export const ${module}: Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly path: string }>
> = {
${rows.join('')}};
`,
  );
  mkdirSync(join(root, 'public/licences'), { recursive: true });
  copyFileSync(join(folderOf(font), 'LICENSE'), join(root, `public/licences/${font}.txt`));
};

write('kanji', 'yuji-boku', 'Yuji Boku', { ...kanji, ...more });
write('antique', 'zen-antique', 'Zen Antique', kanji);
