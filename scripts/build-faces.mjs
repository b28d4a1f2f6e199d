/**
 * Takes the outlines of the kanji on the pieces from an OFL brush font and writes them as SVG path
 * data, so that nobody needs a font to see a piece. Run after changing the set: `node scripts/build-faces.mjs`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const font = dirname(createRequire(import.meta.url).resolve('@fontsource/yuji-boku/package.json'));
/** The em of the written outlines: whole numbers in it are finer than any screen shows a piece. */
const EM = 320;

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
/** For the set that writes each piece with two: the promoted as 成 and their base. */
const more = { nari: '成', shou: '将', sha: '車', kou: '行', hei: '兵' };

/** The font is cut into slices; each tells in its CSS which characters it holds. */
const slices = [
  ...readFileSync(join(font, '400.css'), 'utf8').matchAll(
    /url\(\.\/(files\/[^)]+\.woff2)\)[\s\S]*?unicode-range:\s*([^;]+);/g,
  ),
].map(([, file, ranges]) => ({
  file,
  ranges: ranges.split(',').map((range) => {
    const [first, last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  }),
}));

const glyphOf = (character) => {
  const code = character.codePointAt(0);
  for (const { file, ranges } of slices) {
    if (!ranges.some(([first, last]) => first <= code && code <= last)) continue;
    const opened = fontkit.create(readFileSync(join(font, file)));
    const glyph = opened.glyphForCodePoint(code);
    if (glyph.id !== 0) return { glyph, scale: EM / opened.unitsPerEm };
  }
  throw new Error(`no slice of the font holds ${character}`);
};

/** The outline with whole relative coordinates, y downwards, the middle of its box at 0,0. */
const outline = (character) => {
  const { glyph, scale } = glyphOf(character);
  const { minX, maxX, minY, maxY } = glyph.path.bbox;
  const midX = (minX + maxX) / 2;
  const midY = (minY + maxY) / 2;
  let at = [0, 0];
  let start = [0, 0];
  let last = '';
  let path = '';
  const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };
  for (const { command, args } of glyph.path.commands) {
    if (command === 'closePath') {
      path += 'z';
      last = 'z';
      at = start;
      continue;
    }
    const numbers = [];
    let end = at;
    for (let i = 0; i < args.length; i += 2) {
      end = [Math.round((args[i] - midX) * scale), Math.round((midY - args[i + 1]) * scale)];
      numbers.push(end[0] - at[0], end[1] - at[1]);
    }
    at = end;
    if (command === 'moveTo') start = end;
    const letter = letters[command];
    const body = numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
    path +=
      last === letter && letter !== 'm' ? (numbers[0] >= 0 ? ` ${body}` : body) : letter + body;
    last = letter;
  }
  return {
    path,
    width: Math.round((maxX - minX) * scale),
    height: Math.round((maxY - minY) * scale),
  };
};

const rows = Object.entries({ ...kanji, ...more }).map(([name, character]) => {
  const { path, width, height } = outline(character);
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  // ${character}\n  ${key}: {\n    width: ${width},\n    height: ${height},\n    path: '${path}',\n  },\n`;
});

writeFileSync(
  join(root, 'src/ui/skins/shogi/kanji.ts'),
  `// Written by scripts/build-faces.mjs from Yuji Boku (SIL Open Font License 1.1, public/licences/yuji-boku.txt).

/** Outlines of the kanji on the pieces, in an em of ${EM}, centred on 0,0. */
export const kanji: Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly path: string }>
> = {
${rows.join('')}};
`,
);
mkdirSync(join(root, 'public/licences'), { recursive: true });
copyFileSync(join(font, 'LICENSE'), join(root, 'public/licences/yuji-boku.txt'));
