/**
 * Writes the outlines of the characters on the discs of xiangqi and banqi, from two OFL brush fonts of similar weight.
 * Traditional characters come from Yuji Boku, simplified ones from Ma Shan Zheng. Run after changing a set:
 * `node scripts/build-discs.mjs`.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  boxOf,
  contoursOf,
  EM,
  folderOf,
  glyphsOf,
  outlineOf,
  placed,
  rowOf,
} from './font-outlines.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const yuji = glyphsOf('yuji-boku');
const zheng = glyphsOf('ma-shan-zheng');

/** The characters by their letters in position texts; upper case is Red. */
const traditional = {
  ...{ K: '帥', A: '仕', B: '相', N: '傌', R: '俥', C: '炮', P: '兵' },
  ...{ k: '將', a: '士', b: '象', n: '馬', r: '車', c: '砲', p: '卒' },
};
const simplified = {
  ...{ K: '帅', A: '仕', B: '相', N: '马', R: '车', C: '炮', P: '兵' },
  ...{ k: '将', a: '士', b: '象', n: '马', r: '车', c: '砲', p: '卒' },
};
const river = { chu: '楚', he: '河', han: '漢', jie: '界' };

/** Composes 傌, which is in neither font: the left part of 仕 beside 馬. */
const manAndHorse = () => {
  const { commands, scale } = yuji('仕');
  const man = contoursOf(commands).find((contour) => boxOf(contour).maxX < (EM / scale) * 0.45);
  const both = [
    ...placed(man, { scaleX: 0.82, right: 0 }),
    ...placed(yuji('馬').commands, { scaleX: 0.74, right: (EM / scale) * 0.235 }),
  ];
  return { commands: both, scale, box: boxOf(both) };
};

const glyphFrom = (glyphs) => (character) => {
  if (character === '傌') return manAndHorse();
  // Ma Shan Zheng lacks 砲.
  return (character === '砲' ? yuji : glyphs)(character);
};

const write = (folder, name, what, set, glyphs) => {
  const rows = Object.entries(set).map(([key, character]) =>
    rowOf(key, character, outlineOf(glyphFrom(glyphs)(character))),
  );
  writeFileSync(
    join(root, 'src/ui/skins', folder, `${name}.ts`),
    `// Written by scripts/build-discs.mjs from Yuji Boku and Ma Shan Zheng (SIL Open Font License 1.1, public/licences).
import type { Glyphs } from '${folder === 'discs' ? '.' : '../discs'}/glyphs.ts';

/** Outlines of ${what}, in an em of ${EM}, centred on 0,0. */
export const ${name}: Glyphs = {
${rows.join('')}};
`,
  );
};

write('discs', 'traditional', 'the traditional characters on the discs', traditional, yuji);
write('discs', 'simplified', 'the simplified characters on the discs', simplified, zheng);
write('xiangqi', 'river', 'the four characters in the river', river, yuji);

mkdirSync(join(root, 'public/licences'), { recursive: true });
for (const name of ['yuji-boku', 'ma-shan-zheng'])
  copyFileSync(join(folderOf(name), 'LICENSE'), join(root, `public/licences/${name}.txt`));
