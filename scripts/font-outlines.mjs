/** Outlines of characters as SVG path data, from fonts whose packages are cut into slices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';

/** The em of the written outlines. Whole numbers in it are finer than any screen shows a piece. */
export const EM = 320;

/** The folder of a font's package. */
export const folderOf = (name) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`));

/** The slices of a font, each with the characters that the font's CSS lists for it. */
const slicesIn = (font) =>
  [
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

/**
 * Returns a function from a character to its drawing commands, its box, and the scale to the em of all outlines. It
 * throws where no slice has the character.
 */
export const glyphsOf = (name) => {
  const font = folderOf(name);
  const slices = slicesIn(font);
  return (character) => {
    const code = character.codePointAt(0);
    for (const { file, ranges } of slices) {
      if (!ranges.some(([first, last]) => first <= code && code <= last)) continue;
      const opened = fontkit.create(readFileSync(join(font, file)));
      const glyph = opened.glyphForCodePoint(code);
      if (glyph.id === 0) continue;
      const { commands, bbox } = glyph.path;
      return { commands, box: bbox, scale: EM / opened.unitsPerEm };
    }
    throw new Error(`no slice of ${name} holds ${character}`);
  };
};

/** The bounding box of drawing commands. */
export const boxOf = (commands) => {
  const all = commands.flatMap(({ args }) => args);
  const xs = all.filter((_, i) => i % 2 === 0);
  const ys = all.filter((_, i) => i % 2 === 1);
  return {
    minX: Math.min(...xs),
    maxX: Math.max(...xs),
    minY: Math.min(...ys),
    maxY: Math.max(...ys),
  };
};

/** Scales commands in width and moves them right, to compose a character that no font has. */
export const placed = (commands, { scaleX, right }) =>
  commands.map(({ command, args }) => ({
    command,
    args: args.map((number, i) => (i % 2 === 0 ? number * scaleX + right : number)),
  }));

/** The contours of a drawing, each followed by its holes. */
export const contoursOf = (commands) =>
  commands.reduce((all, one) => {
    if (one.command === 'moveTo') all.push([]);
    all.at(-1).push(one);
    return all;
  }, []);

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

/** The outline with whole relative coordinates, y downwards, the middle of its box at 0,0. */
export const outlineOf = ({ commands, scale, box: { minX, maxX, minY, maxY } }) => {
  const midX = (minX + maxX) / 2;
  const midY = (minY + maxY) / 2;
  let at = [0, 0];
  let start = [0, 0];
  let last = '';
  let path = '';
  for (const { command, args } of commands) {
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

/** A row of a module of outlines. */
export const rowOf = (name, character, { path, width, height }) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  // ${character}\n  ${key}: {\n    width: ${width},\n    height: ${height},\n    path: '${path}',\n  },\n`;
};
