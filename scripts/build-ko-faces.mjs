/**
 * Writes the outlines of the characters on the pieces of ko shogi, from an OFL brush font. A name has one to three
 * characters, and faces share many, so each is written once. Run after changing the names:
 * `node scripts/build-ko-faces.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boxOf, contoursOf, EM, glyphsOf, outlineOf, placed, rowOf } from './font-outlines.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const yuji = glyphsOf('yuji-boku');

/**
 * The scale of the em. Pieces of this game are small, and two or three characters share one, so half the em of the
 * others is fine enough.
 */
const FINER = 0.5;

const characters =
  '将記室軍師参謀旗鼓親兵把総力士舎人千戸餘百吏副司匠毒火高道五里霧神僧聖燈前衝天網中帥霹靂招揺護龍驤虎翼鷹揚後地仏狼機車象弓彍騎弩砲馬歩都牌塁先鋒';

/** Composes 彍, which is not in the font: a narrow 弓 beside 廣. */
const bowAndHall = () => {
  const { commands, scale } = yuji('弓');
  const em = EM / scale;
  const both = [
    ...placed(commands, { scaleX: 0.5, right: -em * 0.06 }),
    ...placed(yuji('廣').commands, { scaleX: 0.68, right: em * 0.34 }),
  ];
  return { commands: both, scale, box: boxOf(both) };
};

/** Points of a contour: the ends of its curves, and points in between. */
const pointsOf = (contour) =>
  contour
    .filter(({ args }) => args.length > 0)
    .reduce((points, { command, args }) => {
      const end = args.slice(-2);
      if (command === 'quadraticCurveTo') {
        const [x, y] = points.at(-1);
        points.push([(x + 2 * args[0] + end[0]) / 4, (y + 2 * args[1] + end[1]) / 4]);
      }
      points.push(end);
      return points;
    }, []);

/** How far a point lies from the line between two others. */
const away = ([x, y], [ax, ay], [bx, by]) => {
  const long = Math.hypot(bx - ax, by - ay);
  return long === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
};

/** Leaves out the points that lie nearer than `near` to the line without them (Douglas and Peucker). */
const fewer = (points, near) => {
  const [first, last] = [points[0], points.at(-1)];
  let [far, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = away(points[i], first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far <= near) return [first, last];
  return [...fewer(points.slice(0, at + 1), near).slice(0, -1), ...fewer(points.slice(at), near)];
};

/** How far a simplified outline may lie from the font's, in units of the written em. */
const TOLERANCE = 0.55;

/** Replaces the ragged brush edge by straight strokes. The difference cannot be seen on a piece of forty pixels. */
const simpler = ({ commands, scale, box }) => ({
  commands: contoursOf(commands).flatMap((contour) => {
    const [first, ...others] = fewer(pointsOf(contour), TOLERANCE / (scale * FINER));
    return [
      { command: 'moveTo', args: first },
      ...others.map((args) => ({ command: 'lineTo', args })),
      { command: 'closePath', args: [] },
    ];
  }),
  scale: scale * FINER,
  box,
});

const rows = [...characters].map((character) =>
  rowOf(
    character,
    character,
    outlineOf(simpler(character === '彍' ? bowAndHall() : yuji(character))),
  ),
);

writeFileSync(
  join(root, 'src/ui/skins/ko-shogi/characters.ts'),
  `// Written by scripts/build-ko-faces.mjs from Yuji Boku (SIL Open Font License 1.1, public/licences/yuji-boku.txt).
// Each character is one entry. The file is a long list that is not meant to be read, and splitting it would not make it
// shorter.

/** Outlines of the characters that names of pieces are written with, in an em of ${EM * FINER}, centred on 0,0. */
export const characters: Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly path: string }>
> = {
${rows.join('')}};
`,
);
