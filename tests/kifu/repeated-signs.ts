/** Texts of each format that repeat the same signs over and over. Readers often fail or slow down on such texts. */

/** How texts of each format begin, by game. */
export const beginnings: readonly (readonly [game: string, format: string, text: string])[] = [
  ['shogi', 'KIF', '手合割：平手\n先手：Ann\n1 ７六歩(77) ( 0:16/00:00:16)\n'],
  ['shogi', 'KI2', '手合割：平手\n▲７六歩△３四歩 '],
  ['shogi', 'CSA', 'V2.2\nN+Ann\nPI\n+\n+7776FU\nT6\n'],
  ['shogi', 'PSN', '[Sente "Ann"]\n\n1.P7g-7f 2.P3c-3d '],
  ['shogi', 'PGN', '[Variant "shogi"]\n\n1. c4 g6 2. '],
  ['shogi', 'USI', 'position startpos moves 7g7f 3c3d '],
  [
    'shogi',
    'JKF',
    '{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}},',
  ],
  ['xiangqi', 'PGN ICCS', '[Game "Chinese Chess"]\n\n1. H2-E2 H9-G7 '],
  ['xiangqi', 'PGN WXF', '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2=5 H8+7 '],
  ['xiangqi', 'PGN in Chinese', '[Game "Chinese Chess"]\n\n1. 炮二平五 马8进7 '],
  ['xiangqi', 'DhtmlXQ', '[DhtmlXQ]\n[DhtmlXQ_title]A[/DhtmlXQ_title]\n[DhtmlXQ_movelist]77477062'],
  ['xiangqi', 'UCCI', 'position startpos moves h2e2 h9g7 '],
  ['xiangqi', 'a collection of chess', '[Event "a"]\n\n1. e4 e5 2. Nf3 1-0\n'],
  ['banqi', 'records', '[Game "Banqi"]\n\n1. a1=K b2=g 2. '],
  ['ko-shogi', 'records', '[Game "ko-shogi"]\n\n1. '],
];

/** Units of text that the test repeats. */
const units = [
  ...['#', '$1 ', '1... ', '1.', '[A "', '[A "b"] ', 'h2e2 ', '(', ')', '( 0:', '0:00/', '(77)'],
  '[Event "a"]\n\n1. e4 1-0\n',
  ...['{', '}', ';', '\\', '"', "'", '/', '//', ',', '+', '-', '%', '* ', '=', '[', ']', '[/'],
  ...[
    'T1,',
    '$A:',
    '：',
    ':',
    '|',
    '｜ ・',
    '▲',
    '▲７六歩',
    '▲同',
    '７',
    '同　',
    '成',
    '右',
    '(０',
  ],
  ...[
    'まで',
    '変化：',
    '投了',
    '歩',
    '炮',
    '炮二平五 ',
    '前',
    ' ',
    '　',
    '\t',
    '9 ',
    'a',
    'K',
    '+K',
  ],
  ...[
    'position ',
    'moves ',
    '[DhtmlXQ_a]',
    '[/DhtmlXQ_a]',
    'a1=K ',
    'a1-',
    'x!',
    '\uD83D',
    '!',
    '?',
  ],
];

const line = (unit: string, letters: number): string =>
  unit.repeat(Math.ceil(letters / unit.length));

/**
 * Four ways to append the units to a beginning. They follow on its last line, on one new line, on a new line each, or
 * on a line that ends differently.
 */
const ways: readonly ((beginning: string, unit: string, letters: number) => string)[] = [
  (beginning, unit, letters) => beginning + line(unit, letters),
  (beginning, unit, letters) => `${beginning}\n${line(unit, letters)}`,
  (beginning, unit, letters) => `${beginning}\n${line(`${unit}\n`, letters)}`,
  (beginning, unit, letters) => `${beginning}\n${line(unit, letters)}x`,
];

/** A text that repeats a unit, made in any length. */
interface Repeated {
  readonly name: string;
  readonly of: (letters: number) => string;
}

/** All texts that begin like this and repeat a unit, in each of the ways. */
export const repeatedAfter = (beginning: string): readonly Repeated[] =>
  units.flatMap((unit) =>
    ways.map((made, way) => ({
      name: `${JSON.stringify(unit)} in way ${way}`,
      of: (letters: number) => made(beginning, unit, letters),
    })),
  );
