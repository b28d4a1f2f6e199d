/** Other programs read our files: tsshogi 2.2.0 and json-kifu-format 5.5.0. */
import { describe, expect, test } from 'vitest';
import type { Move } from '#games/shogi/move.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, emptyRecord, type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { reading } from '../read-one.ts';
import { seeded, triesAll } from '../seeded.ts';
import { filesEndingIn, noKifu, present, recordsOf } from './collection.ts';
import { jsonKifuFormat, type Told, tsshogi, tsshogiStart } from './peers.ts';

const kifu = filesEndingIn(/\.(kifu?|ki2u?|csa|usi|sfen|jkf)$/i).filter(
  (file) => !(file in noKifu),
);
/** A run compares one file of four in each test. */
const quarter = (test: string): readonly string[] =>
  seeded(`files read by ${test}`, kifu, kifu.length / 4);

interface Carries {
  readonly tree: boolean;
  readonly comments: boolean;
  readonly times: boolean;
}

/** Our record in the shape of `Told`, in which the other programs are read too. */
const toldBy = (record: GameRecord<Move>, carries: Carries): Told => {
  const main = new Set(pathTo(record, endOfGame(record)));
  const told = (id: number): Told => {
    const node = nodeAt(record, id);
    return {
      move: node.turn ? formatUsi(node.turn.move) : '',
      comment: carries.comments ? node.comment.replace(/\n+$/, '') : '',
      seconds: carries.times ? Math.floor((node.spentMs ?? 0) / 1000) : 0,
      end: '',
      next: node.children.filter((child) => carries.tree || main.has(child)).map(told),
    };
  };
  return told(record.root);
};

const withoutEnds = (told: Told): Told => ({ ...told, end: '', next: told.next.map(withoutEnds) });

/** The ending of the main line, in the word of the other program. */
const endOf = (told: Told, record: GameRecord<Move>): string => {
  let at = told;
  for (const id of pathTo(record, endOfGame(record)).slice(1)) {
    const { turn } = nodeAt(record, id);
    const next = at.next.find(({ move }) => turn && move === formatUsi(turn.move));
    if (next === undefined) return 'lost';
    at = next;
  }
  return at.end;
};

const all: Carries = { tree: true, comments: true, times: true };
const forms = {
  kif: all,
  ki2: { ...all, times: false },
  csa: { ...all, tree: false },
  jkf: all,
} as const;

/** The names of our endings in each program. A line that just stops has an empty one. */
const words: Readonly<Record<string, { readonly tsshogi: string; readonly jkf: string }>> = {
  resignation: { tsshogi: 'resign', jkf: 'TORYO' },
  interrupted: { tsshogi: 'interrupt', jkf: 'CHUDAN' },
  adjourned: { tsshogi: '封じ手', jkf: '封じ手' },
  sennichite: { tsshogi: 'repetitionDraw', jkf: 'SENNICHITE' },
  impasse: { tsshogi: 'impass', jkf: 'JISHOGI' },
  agreement: { tsshogi: 'draw', jkf: 'HIKIWAKE' },
  'move-limit': { tsshogi: 'maxMoves', jkf: 'MAX_MOVES' },
  checkmate: { tsshogi: 'mate', jkf: 'TSUMI' },
  'no-mate': { tsshogi: 'noMate', jkf: 'FUZUMI' },
  timeout: { tsshogi: 'timeout', jkf: 'TIME_UP' },
  declaration: { tsshogi: 'enteringOfKing', jkf: 'KACHI' },
};

/** Mistakes of these readers themselves. */
const faults = {
  /** tsshogi leaves out empty lines of CSA comments. */
  emptyLine: (format: string, told: Told): Told =>
    format === 'csa'
      ? {
          ...told,
          comment: told.comment.replace(/\n\n+/g, '\n').replace(/^\n/, ''),
          next: told.next.map((next) => faults.emptyLine(format, next)),
        }
      : told,
  /** Written files that json-kifu-format reads wrongly, by format, with what happens. The reason is above each. */
  files: new Map([
    // It knows no diagram in the middle of a game: 手数＝14 まで.
    ['kif usi/SH11235+shogi_packages_web_test-data_sample-position.sfen', 'throws'],
    ['ki2 usi/SH11235+shogi_packages_web_test-data_sample-position.sfen', 'throws'],
    // It knows no other end in KI2 than the usual ones: まで67手で対局終了.
    ['ki2 kif/SH11235+shogi_packages_web_test-data_sample-game.kif', 'throws'],
    // It knows no declaration in KI2: まで38手で後手の入玉勝ち.
    [
      'ki2 kif/sunfish-shogi+shogihome_src_command_usi-csa-bridge_e2e_scenario_3_record.kifu',
      'throws',
    ],
    // In KI2 it takes a comment above the first move for a header when it holds a wide colon.
    [
      'ki2 kif/muzudho+kif-parser_docs_examples_surokiti0510-muzudho-20211004_204159_shogiextend_.kifu',
      'differs',
    ],
    ['ki2 kif/sugyan+shogi-kifu-converter_data_tests_kif_oui202106290101.kif', 'differs'],
  ]),
};

const attempt = (read: (text: string) => Told, text: string): Told | 'throws' => {
  try {
    return read(text);
  } catch {
    return 'throws';
  }
};

describe('a game that ended', () => {
  const endings: readonly Ending[] = [
    ...Object.keys(words).map((by) => ({ winner: null, by })),
    { winner: 0, by: 'resignation' },
    { winner: 1, by: 'resignation', word: '投了' },
    { winner: 0, by: 'impasse' },
    { winner: 0, by: 'default' },
    { winner: 1, by: 'default' },
    { winner: 1, by: 'foul' },
    { winner: 0, by: 'perpetual-check' },
    { winner: null, by: 'unknown', word: '雨天' },
    { winner: null, by: 'unknown', word: '%MATTA' },
  ];

  test.each(endings)('%o is read by both of them in KIF, CSA and JKF', (ending) => {
    const { record } = reading('手合割：平手\n1 ７六歩(77)\n');
    for (const format of ['kif', 'csa', 'jkf'] as const) {
      const text = writeKifu({ ...record, ending }, format, 'Shift_JIS');
      const ours = toldBy(record, forms[format]);
      expect(withoutEnds(tsshogi[format](text)), format).toEqual(ours);
      if (format !== 'jkf') expect(withoutEnds(jsonKifuFormat[format](text)), format).toEqual(ours);
    }
  });
});

test.each(Object.entries(handicaps))('the start %s is read by both of them', (_, setup) => {
  const record: GameRecord<Move> = emptyRecord('shogi', setup);
  for (const format of ['kif', 'ki2', 'csa', 'jkf'] as const) {
    const text = writeKifu(record, format, 'Shift_JIS');
    expect(tsshogiStart[format](text), format).toBe(setup);
    expect(reading(text).record.setup, format).toBe(setup);
    if (format !== 'jkf') expect(jsonKifuFormat[format](text), format).toEqual(toldBy(record, all));
  }
});

/** A record with an arrow, a circle and a glyph wherever they can stand. */
const drawnOn = (record: GameRecord<Move>): GameRecord<Move> => ({
  ...record,
  nodes: record.nodes.map(
    (node) =>
      node && {
        ...node,
        ...(node.turn !== null && { glyph: '!?' }),
        arrows: [
          { from: { at: 'square', square: 40 } },
          { from: { at: 'hand', seat: 1, kind: 'pawn' }, to: { at: 'square', square: 4 } },
        ],
      },
  ),
});

test('arrows and glyphs do not disturb other programs: they read the same without them', () => {
  const texts = [
    '手合割：平手\n1 ７六歩(77)\n*角\n2 ３四歩(33)\n3 投了\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n変化：1手\n1 ２六歩(27)\n',
    '手合割：平手\n*はじめ\n1 中断\n',
    '手合割：香落ち\n',
  ];
  for (const text of texts) {
    const { record } = reading(text);
    const drawn = drawnOn(record);
    for (const format of ['kif', 'ki2', 'csa', 'jkf'] as const) {
      const [plain, marked] = [record, drawn].map((one) => writeKifu(one, format, 'Shift_JIS'));
      if (plain === undefined || marked === undefined) throw new Error('nothing was written');
      expect(tsshogi[format](marked), format).toEqual(tsshogi[format](plain));
      if (format === 'jkf') continue;
      expect(jsonKifuFormat[format](marked), format).toEqual(jsonKifuFormat[format](plain));
    }
  }
});

describe.skipIf(!present)('a written file', () => {
  test.each(['kif', 'ki2', 'csa', 'jkf'] as const)('as %s is read by tsshogi', (format) => {
    for (const file of quarter(`tsshogi as ${format}`))
      for (const record of recordsOf(file)) {
        const theirs = tsshogi[format](writeKifu(record, format, 'Shift_JIS'));
        const ours = toldBy(record, forms[format]);
        expect(withoutEnds(theirs), file).toEqual(faults.emptyLine(format, ours));
      }
  });

  test.each(['kif', 'ki2', 'csa'] as const)('as %s is read by json-kifu-format', (format) => {
    const wrong = new Map<string, string>();
    const some = quarter(`json-kifu-format as ${format}`);
    for (const file of some)
      for (const record of recordsOf(file)) {
        const theirs = attempt(jsonKifuFormat[format], writeKifu(record, format, 'Shift_JIS'));
        const known = faults.files.get(`${format} ${file}`);
        const ours = toldBy(record, forms[format]);
        if (known === undefined)
          expect(theirs !== 'throws' && withoutEnds(theirs), file).toEqual(ours);
        else {
          const why = theirs === 'throws' ? 'throws' : 'differs';
          if (theirs !== 'throws') expect(withoutEnds(theirs), file).not.toEqual(ours);
          wrong.set(`${format} ${file}`, why);
        }
      }
    const written = new Set(some.map((file) => `${format} ${file}`));
    expect(wrong).toEqual(new Map([...faults.files].filter(([name]) => written.has(name))));
  });

  test('as usi is read by tsshogi', () => {
    for (const file of quarter('tsshogi as usi'))
      for (const record of recordsOf(file)) {
        const theirs = tsshogi.usi(writeKifu(record, 'usi', 'UTF-8'));
        const ours = toldBy(record, { tree: false, comments: false, times: false });
        expect(withoutEnds(theirs), file).toEqual(ours);
      }
  });

  test('has an ending that both programs read', () => {
    let compared = 0;
    for (const file of quarter('both, endings'))
      for (const record of recordsOf(file)) {
        const { ending } = record;
        const word = words[ending?.by ?? ''];
        if (ending === null || word === undefined) continue;
        for (const format of ['kif', 'csa', 'jkf'] as const) {
          if (format === 'csa' && ending.by === 'adjourned') continue;
          const text = writeKifu(record, format, 'Shift_JIS');
          const told = endOf(tsshogi[format](text), record);
          expect(told, `${format} ${file}`).toBe(word.tsshogi);
          compared += 1;
          if (format === 'jkf' || faults.files.has(`${format} ${file}`)) continue;
          // It does not know 入玉勝ち.
          if (format === 'kif' && ending.by === 'declaration') continue;
          const other = endOf(jsonKifuFormat[format](text), record);
          expect(other, `${format} ${file}`).toBe(word.jkf);
        }
      }
    console.info(`${compared} endings were read as they were written`);
    expect(compared).toBeGreaterThan(triesAll ? 100 : 20);
  });
});
