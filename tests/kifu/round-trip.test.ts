/**
 * Writes every record in every format and reads it again. Everything comes back, except the losses that the writer
 * announced.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import type { Move } from '#games/shogi/move.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { lossesIn } from '#games/shogi/notation/losses.ts';
import { type Format, formats } from '#games/shogi/notation/reading.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import type { GameRecord } from '#record/record.ts';
import { seeded } from '../seeded.ts';
import { filesEndingIn, noKifu, present, recordsOf } from './collection.ts';
import { differencesBetween } from './differences.ts';

const fixtures = new URL('./fixtures/', import.meta.url);

const recordsIn = (text: string): readonly GameRecord<Move>[] => {
  const read = readKifu(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.games.map(({ record }) => record);
};

/**
 * The differences of a written and read record that were not announced as losses; `games` if it has become several
 * games, or none.
 */
const untold = (record: GameRecord<Move>, format: Format, encoding: string): readonly string[] => {
  const told: readonly string[] = lossesIn(record, format, encoding);
  const read = readKifu(writeKifu(record, format, encoding));
  const [again, other] = read.ok ? read.value.games : [];
  if (again === undefined || other !== undefined) return told.includes('moves') ? [] : ['games'];
  return differencesBetween(record, again.record).filter((loss) => !told.includes(loss));
};

const remarksIn = (records: readonly GameRecord<Move>[]): number =>
  records
    .flatMap(({ remarks }) => remarks?.lines ?? [])
    // A writer adds the name of the foul that ended the game.
    .filter(({ text }) => !/反則：/.test(text)).length;

/** Records, the text they were read from, and whether its own format has places for their remarks. */
const examples = [
  "V3.0\nN+A\n'rating:A:B\n$TIME+:600+0+10\n$JISHOGI:27\n$MAX_MOVES:256\nPI\n+\n'black_rate:A:1\n+7776FU\n'** 30\nT1.5\n-3334FU\n'x\n%TORYO\n'summary:toryo:A win\n'$END_TIME:1\n",
  'PI82HI22KA\nN+A\nN-B\n-\n-5142OU\n+7776FU\n%CHUDAN\n',
  '# ---- Kifu ----\n手合割：香落ち\n下手：A\n上手：B\n先手：C\n先手：D\n手数----\n# 解説\n1 ３四歩(33)\nsleep 1\n2 ７六歩(77)# 角道\n3 時間切れ\n# after\n変化：2手\n# side\n2 ２六歩(27)\n',
  '手合割：平手\n手数----\n#arrows 5e\n#arrows 5e x\n1 ７六歩(77)\n#arrows P*5e 7g7f\n#glyph ?!\n#glyph !\n&山\n2 ３四歩(33)\n3 投了\n#arrows 1a\n変化：2手\n2 ８四歩(83)\n#glyph !!\n',
  '{"header":{},"moves":[{"arrows":["5e"]},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"},"glyph":"!","arrows":["p*"],"bookmark":"x","forks":[[{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"},"arrows":[1]}]]},{"special":"TORYO","glyph":"?"}]}',
  '手合割：平手\n先手：\n▲７六歩 △３四歩\n# a\nmemo\nまで2手で千日手\n',
  'P-51OU,P+59OU,P+00KI,P-00FU,+,-0055FU,+0058KI',
  'P-51OU,P+59OU,P+55FU,P+00FU,+,+0055FU,-5152OU',
  '# a\nposition startpos moves 7g7f 3c3d # b\nnonsense\n',
  '{"header":{"先手":"A\\nB"," 棋戦":"x"},"moves":[{"comments":["c"],"mood":1},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"},"eval":[1,2]},{"special":"TORYO","foo":"bar"}],"result":"x"}',
];

describe('each of the six formats brings back what was written, or announces what it cannot', () => {
  test.each(examples)('%j', (text) => {
    for (const record of recordsIn(text))
      for (const format of formats)
        for (const encoding of ['UTF-8', 'Shift_JIS'])
          expect(untold(record, format, encoding), `${format} ${encoding}`).toEqual([]);
  });

  test.each(readdirSync(fixtures).filter((name) => !/\.(?:usi|md)$/.test(name)))('%s', (name) => {
    const records = recordsIn(decode(readFileSync(new URL(name, fixtures))).text);
    for (const record of records)
      for (const format of formats) expect(untold(record, format, 'UTF-8'), format).toEqual([]);
  });
});

test.each([
  [examples[0], 'csa', 5],
  [examples[2], 'kif', 6],
  [examples[5], 'ki2', 2],
  [examples[8], 'usi', 3],
  [examples[9], 'jkf', 4],
] as const)(
  'remarks and lines that no reader understands come back: %j as %s',
  (text, format, count) => {
    const [record] = recordsIn(text ?? '');
    if (record === undefined) throw new Error('there is no game');
    expect(record.remarks?.lines).toHaveLength(count);
    expect(lossesIn(record, format)).not.toContain('remarks');
    const [again] = recordsIn(writeKifu(record, format, 'UTF-8'));
    const inOrder = (remarks: GameRecord<Move>['remarks']) =>
      [...(remarks?.lines ?? [])].sort((a, b) => a.node - b.node || (a.text < b.text ? -1 : 1));
    expect(inOrder(again?.remarks)).toEqual(inOrder(record.remarks));
  },
);

test('remarks are announced as left out in formats of other families', () => {
  const [record] = recordsIn(examples[0] ?? '');
  if (record === undefined) throw new Error('there is no game');
  for (const format of ['kif', 'ki2', 'usi', 'sfen', 'jkf'] as const)
    expect(lossesIn(record, format)).toContain('remarks');
});

describe.skipIf(!present)('the collection', () => {
  const files = filesEndingIn(/\.(kifu?|ki2u?|csa|usi|sfen|jkf)$/i).filter(
    (file) => !(file in noKifu),
  );

  test.each(formats)(
    'as %s is the same when it is read again, except for announced losses',
    (format) => {
      let conversions = 0;
      for (const file of seeded(`round trips as ${format}`, files, files.length / 4))
        for (const record of recordsOf(file)) {
          expect(untold(record, format, 'UTF-8'), file).toEqual([]);
          conversions += 1;
        }
      console.info(`${conversions} records were written as ${format}`);
    },
    240_000,
  );

  test('gets its remarks back in the formats of their families', () => {
    const own = { kif: /\.kifu?$/i, csa: /\.csa$/i } as const;
    for (const format of ['kif', 'csa'] as const) {
      const all = files.filter((file) => own[format].test(file));
      const before = all.map(recordsOf);
      const after = before.map((records) =>
        records.flatMap((record) => recordsIn(writeKifu(record, format, 'UTF-8'))),
      );
      const counts = [before, after].map((each) =>
        each.reduce((sum, records) => sum + remarksIn(records), 0),
      );
      console.info(`${counts[0]} remarks of ${format} were written, ${counts[1]} read again`);
      expect(counts[1]).toBe(counts[0]);
      expect(counts[0]).toBeGreaterThan(20);
    }
  });
});
