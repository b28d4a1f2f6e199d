import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableSettings } from '#store/settings.ts';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The style sheets that define colours. An inspected piece has its own colours. */
const tokens = ['base/tokens', 'board/reach']
  .map((sheet) => readFileSync(`src/ui/${sheet}.css`, 'utf8'))
  .join('');
const numbers = (text: string): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(/[\s/]+/).map(Number);
  return [lightness, chroma, hue];
};

/** A colour of the token sheet; of two, the one for a theme. */
const colour = (name: string, theme: 'light' | 'dark' = 'light', sheet = tokens): Oklch => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const both = Array.from(value.matchAll(/oklch\(([^)]+)\)/g), ([, of = '']) => numbers(of));
  const found = (theme === 'dark' ? both[1] : undefined) ?? both[0];
  if (found === undefined) throw new Error(`there is no colour ${name}`);
  return found;
};

/** Relative luminance (WCAG 2.2) of an oklch colour, after Björn Ottosson's matrices. */
const luminance = ([lightness, chroma, hue]: Oklch): number => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number): number => Math.min(1, Math.max(0, value));
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
};

const contrast = (one: Oklch, other: Oklch): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

test('black on white is 21 : 1, and a grey in the middle what WCAG makes of it', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.5999, 0, 0], [1, 0, 0])).toBeCloseTo(3.95, 1);
});

/** The colours of readers who ask for more contrast. */
const strong = /@media \(prefers-contrast: more\) \{([\s\S]+?\})\s+\}/.exec(tokens)?.[1] ?? '';

test.each(['light', 'dark'] as const)(
  'with more contrast, in %s, words stand out by 7 : 1 and more, and edges by 3 : 1',
  (theme) => {
    const of = (name: string): Oklch => colour(name, theme, strong);
    for (const ground of ['paper', 'sheet']) {
      for (const word of ['ink', 'soft-ink', 'vermilion', 'indigo'])
        expect(contrast(of(word), of(ground)), `${word} on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast(of('hairline'), of(ground)), ground).toBeGreaterThanOrEqual(3);
    }
    const onVermilion = colour('on-vermilion', theme);
    expect(contrast(onVermilion, of('vermilion'))).toBeGreaterThanOrEqual(7);
    for (const wood of ['kaya', 'kaya-deep'])
      for (const mark of ['line', 'wood-ink', 'wood-indigo'])
        expect(contrast(of(mark), colour(wood)), `${mark} on ${wood}`).toBeGreaterThanOrEqual(4.5);
  },
);

const woods = ['kaya', 'kaya-deep', 'koma', 'hand', 'hand-deep'] as const;

/**
 * Marks on wood. `line`: frames, hatches and lines. `wood-indigo`: discs, rings, diamonds and brackets. `asked-ink`: where
 * an inspected piece goes.
 */
test.each(
  (['line', 'wood-indigo', 'asked-ink'] as const).flatMap((mark) =>
    // An inspected piece shows no goals on a hand.
    woods
      .filter((wood) => mark !== 'asked-ink' || !wood.startsWith('hand'))
      .map((wood) => [mark, wood] as const),
  ),
)('marks in %s stand out from %s by 3 : 1 and more', (mark, wood) => {
  expect(contrast(colour(mark), colour(wood))).toBeGreaterThanOrEqual(3);
});

const boards = tableSettings.flatMap((setting) => (setting.id === 'board' ? setting.choices : []));

test.each(boards)(
  'on the board %s its lines and marks stand out from board and hand by 3 : 1 and more',
  (board) => {
    const rule = new RegExp(`\\[data-board="${board}"\\] \\{([^}]+)\\}`).exec(tokens)?.[1];
    // An inspected piece shows no goals on a hand.
    for (const mark of ['line', 'wood-indigo', 'asked-ink'])
      for (const wood of ['kaya', 'kaya-deep', 'hand', 'hand-deep'])
        if (mark !== 'asked-ink' || !wood.startsWith('hand'))
          expect(
            contrast(colour(mark), colour(wood, 'light', rule)),
            `${mark} on ${wood}`,
          ).toBeGreaterThanOrEqual(3);
  },
);

test.each(['koma', 'koma-light', 'koma-deep'])('faces can be read on %s', (wood) => {
  expect(contrast(colour('wood-ink'), colour(wood))).toBeGreaterThanOrEqual(7);
  expect(contrast(colour('wood-vermilion'), colour(wood))).toBeGreaterThanOrEqual(3);
});

test.each(['light', 'dark'] as const)('text can be read on paper and sheet, %s', (theme) => {
  for (const ground of ['paper', 'sheet'])
    for (const text of ['ink', 'soft-ink', 'indigo'])
      expect(
        contrast(colour(text, theme), colour(ground, theme)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  expect(
    contrast(colour('on-vermilion', theme), colour('vermilion', theme)),
  ).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['skins/shogi/koma', 'koma-far'],
  ['skins/ko-shogi/koma', 'ko-far'],
])(
  'in %s the edge of a piece that points down under an upright sign stands out from piece and board by 3 : 1 and more',
  (sheet, edge) => {
    const css = readFileSync(`src/ui/${sheet}.css`, 'utf8');
    const rule = new RegExp(`\\.${edge} \\{([^}]+)\\}`).exec(css)?.[1] ?? '';
    const stroke = /stroke: var\(--([\w-]+)\);/.exec(rule)?.[1] ?? '';
    for (const wood of [...woods, 'koma-light', 'koma-deep'])
      for (const theme of ['light', 'dark'] as const)
        expect(contrast(colour(stroke, theme), colour(wood, theme)), wood).toBeGreaterThanOrEqual(
          3,
        );
    // Where a reader has chosen the colours of the system, pieces keep their own.
    const stage = readFileSync('src/ui/board/stage.css', 'utf8');
    expect(/\.koma \{([^}]+)\}/.exec(stage)?.[1]).toContain('forced-color-adjust: none;');
  },
);

test('the rings that tell a red disc from a black one stand out from the disc by 3 : 1 and more', () => {
  const css = readFileSync('src/ui/skins/discs/disc.css', 'utf8');
  for (const side of ['red', 'black']) {
    const ink =
      new RegExp(`\\.disc-${side} \\{\\s*--disc: var\\(--([\\w-]+)\\);`).exec(css)?.[1] ?? '';
    for (const wood of ['koma', 'koma-light', 'koma-deep'])
      expect(contrast(colour(ink), colour(wood)), `${side} on ${wood}`).toBeGreaterThanOrEqual(3);
  }
});

/** The last move's frame and the dashes of its origin, as the sheet of marks has them. */
test('the last move and its origin are framed in the ink of the lines, undiluted', () => {
  const marks = readFileSync('src/ui/board/marks.css', 'utf8');
  const rule = /\.sq\[data-mark~="last"\]::before \{([^}]+)\}/.exec(marks)?.[1] ?? '';
  expect(rule).toContain('border: 2px solid var(--line);');
  const origin = /\[data-piece=""\]::before \{([^}]+)\}/.exec(marks)?.[1] ?? '';
  expect(origin).toContain('border-style: dashed;');
  expect(origin).not.toContain('border-color');
});

test('nothing on the wood is vermilion but promoted faces', () => {
  const folders = [
    'board',
    'board/hand',
    'board/promotion',
    'panels/hints',
    'panels/inspector',
    'skins/shogi',
  ];
  const sheets = folders.flatMap((folder) =>
    readdirSync(`src/ui/${folder}`)
      .filter((file) => file.endsWith('.css'))
      .map((file) => `src/ui/${folder}/${file}`),
  );
  const red = sheets.flatMap((sheet) => {
    const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return Array.from(rules.matchAll(/([^{}]+)\{[^{}]*vermilion[^{}]*\}/g), ([, selector = '']) =>
      selector.trim(),
    );
  });
  expect(red).toEqual(['.koma-red']);
});
