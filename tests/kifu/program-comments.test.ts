/** The evaluations and lines of programs in the comments of real files: read by the rules, and never changed. */
import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { isLegal } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { readProgramComments } from '#games/shogi/notation/program-comments.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { extend } from '#kernel/line.ts';
import type { CommentReading, Score } from '#record/analysis.ts';
import { lineTo } from '#record/line.ts';
import type { GameRecord } from '#record/record.ts';
import { filesEndingIn, noKifu, present, recordsOf } from './collection.ts';

const files = filesEndingIn(/\.(kifu?|ki2u?|csa|jkf)$/i).filter((file) => !(file in noKifu));

const readingsOf = (record: GameRecord<Move>): readonly (readonly [number, CommentReading])[] =>
  record.nodes.flatMap((node) =>
    node === undefined || node.comment === ''
      ? []
      : [[node.id, readProgramComments(node.comment, lineTo(shogi, record, node.id))] as const],
  );

const withPrograms = files.flatMap((file) =>
  recordsOf(file).flatMap((record) => {
    const readings = readingsOf(record).filter(([, { lines }]) => lines.length > 0);
    return readings.length === 0 ? [] : [{ file, record, readings }];
  }),
);

const scoresIn = (part: string): readonly (readonly [ply: number, score: Score])[] =>
  withPrograms
    .filter(({ file }) => file.includes(part))
    .flatMap(({ readings }) =>
      readings.flatMap(([id, { lines }]) =>
        lines.flatMap(({ score }) => (score === undefined ? [] : [[id, score] as const])),
      ),
    );

describe.skipIf(!present)('the collection', () => {
  test('each program is understood', () => {
    const counts = withPrograms.map(({ file, readings }) => ({
      file,
      scores: readings.flatMap(([, { lines }]) => lines.filter(({ score }) => score)).length,
      moves: readings.flatMap(([, { lines }]) => lines.flatMap(({ turns }) => turns)).length,
    }));
    console.info(
      `${counts.length} files with evaluations: ${counts.reduce((sum, { scores }) => sum + scores, 0)} scores, ${counts.reduce((sum, { moves }) => sum + moves, 0)} moves`,
    );
    for (const part of ['scenario_1_', 'scenario_25', 'scenario_27', 'scenario_29', 'shogigui_'])
      expect(counts.find(({ file }) => file.includes(part))?.scores, part).toBeGreaterThan(1);
    for (const part of ['floodgate.csa', 'SILENT_MAJORITY', 'WCSC32', 'src01.kifu'])
      expect(counts.find(({ file }) => file.includes(part))?.moves, part).toBeGreaterThan(20);
  });

  test('every line is played by the rules', () => {
    for (const { file, record, readings } of withPrograms)
      for (const [id, { lines }] of readings)
        for (const { turns, instead } of lines) {
          const here = lineTo(shogi, record, id);
          let line = (instead ? here.before : here) ?? here;
          for (const turn of turns) {
            // Only moves of shogi are read here.
            expect(isLegal(line.position as never, turn.move as Move), `${file} ${id}`).toBe(true);
            line = extend(shogi as never, line, turn);
          }
        }
  });

  test('floodgate writes the value from the view of sente after the moves of both sides', () => {
    // In these games one side wins from the middle on. From the view of the mover the sign would change with each move.
    for (const part of ['SILENT_MAJORITY', 'floodgate.csa', 'WCSC32']) {
      const large = scoresIn(part).flatMap(([, score]) =>
        score.is === 'points' && Math.abs(score.points) > 500 ? [Math.sign(score.points)] : [],
      );
      const changes = large.filter((sign, i) => i > 0 && sign !== large[i - 1]).length;
      expect(changes / large.length, part).toBeLessThan(0.25);
    }
  });

  test('a record is written as before, letter by letter, whatever is read in its comments', () => {
    for (const { file, record } of withPrograms)
      for (const format of ['kif', 'csa', 'jkf'] as const) {
        const before = writeKifu(record, format, 'utf-8');
        readingsOf(record);
        expect(writeKifu(record, format, 'utf-8'), file).toBe(before);
        const again = readKifu(before);
        const [game] = again.ok ? again.value.games : [];
        for (const [id] of readingsOf(record))
          if (record.nodes.length === game?.record.nodes.length)
            expect(game.record.nodes[id]?.comment, `${file} ${id}`).toBe(record.nodes[id]?.comment);
      }
  });

  test('cut off anywhere, a comment is read without an error', () => {
    for (const { record, readings } of withPrograms)
      for (const [id] of readings.slice(0, 3)) {
        const comment = record.nodes[id]?.comment ?? '';
        const line = lineTo(shogi, record, id);
        for (let length = 0; length < comment.length; length += 1)
          expect(
            readProgramComments(comment.slice(0, length), line).rest.length,
          ).toBeLessThanOrEqual(length);
      }
  });
});
