/** Kifu for benchmarks where no collection is at hand: games that a seed has played, the same on every machine. */
import type { Move } from '#games/shogi/move.ts';
import type { Format } from '#games/shogi/notation/reading.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { append, emptyRecord, endLine, type GameRecord } from '#record/record.ts';
import { chanceOf, randomGame } from '../tests/positions.ts';

/** The number of games. Each has 60 to 160 plies with times, and a comment at about every twelfth of them. */
const GAMES = 60;

const headers = [
  ['開始日時', '2026/11/23 09:00:00'],
  ['場所', 'bench'],
] as const;

const comments = ['定跡どおり。', '長考に沈む。', 'ここで手が止まった。\nほかに受けがあったか。'];

const played = (number: number): GameRecord<Move> => {
  const chance = chanceOf(number);
  const plies = 60 + Math.floor(chance() * 100);
  const players = [`甲${number}`, `乙${number}`] as const;
  let record = emptyRecord<Move>('shogi', handicaps.even, headers, players);
  let head = record.root;
  for (const { move } of randomGame('even', plies, chance)) {
    const comment = comments[Math.floor(chance() * 12 * comments.length)] ?? '';
    const spentMs = Math.floor(chance() * 90) * 1000;
    ({ record, id: head } = append(record, head, { move }, { comment, spentMs }));
  }
  return endLine(record, head, { winner: head % 2 === 1 ? 0 : 1, by: 'resignation' });
};

/** The games as texts of a format, written for Shift_JIS: CSA in UTF-8 is of a version that not every peer reads. */
export const ownKifu = (format: Format): readonly string[] =>
  Array.from({ length: GAMES }, (_, index) => writeKifu(played(index + 1), format, 'Shift_JIS'));
