/** The table of cases: what is legal, what is not, what a turn leads to, and how games end. */
import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { follow } from '#kernel/picking.ts';
import cases from './banqi-cases.json' with { type: 'json' };
import { lineOf, picks } from './table.ts';

interface Row {
  readonly id: string;
  readonly fen: string;
  readonly note: string;
  /**
   * All legal moves, some of them, some illegal ones, and the number of legal ones. They belong to the position after
   * `play`; in a row with `all`, to the position before it, because there `play` ends the game.
   */
  readonly all?: readonly string[];
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  readonly count?: number;
  /** A turn-up is a pair: the square and what was drawn. */
  readonly play?: readonly (string | readonly string[])[];
  readonly after?: string;
  readonly result?: { readonly winner: number; readonly reason: string } | null;
  readonly opt?: { readonly order?: string };
}
const rows: readonly Row[] = cases;

const reasons: Readonly<Record<string, string>> = {
  'no pieces': 'no-pieces',
  'no action': 'no-move',
  quiet: 'no-progress',
};

const setupOf = ({ fen, opt }: Row): string =>
  opt === undefined ? fen : `${fen} ${opt.order === 'KRNCABP' ? 'hongkong' : 'mainland'}`;

const played = (row: Row) =>
  lineOf(
    setupOf(row),
    (row.play ?? []).map((turn) => (typeof turn === 'string' ? turn : turn.join('='))),
  );

/** The position to which the lists of moves belong. */
const asked = (row: Row) => (row.all ? banqi.start(setupOf(row)) : played(row).position);

/** A move as the table writes it: without its sign. */
const plain = (word: string): string => word.replace(/[-x]/, '');
const legalWords = (row: Row): readonly string[] => {
  const position = asked(row);
  return [...banqi.legalMoves(position)].map((move) => plain(banqi.text.move(move)));
};
const picksOf = (word: string) => picks(word.replace(/(?<=\d)(?=[a-h])/, ' '));

test.each(rows.filter(({ all }) => all))('$id, all moves: $note', (row) => {
  expect([...legalWords(row)].sort()).toEqual([...(row.all ?? [])].sort());
});

test.each(rows.filter(({ count }) => count !== undefined))('$id, $count moves: $note', (row) => {
  expect(legalWords(row)).toHaveLength(row.count ?? -1);
});

const legal = rows.flatMap((row) =>
  [...(row.legal ?? []), ...(row.all ?? [])].map((word) => ({ ...row, row, word })),
);
test.each(legal)('$id: $word is legal, and its picks lead to it', ({ row, word }) => {
  const position = asked(row);
  expect(legalWords(row)).toContain(word);
  expect(banqi.refuse(position, picksOf(word))).toBeNull();
  const following = follow(banqi, position, picksOf(word));
  expect(following.state === 'done' && plain(banqi.text.move(following.move as never))).toBe(word);
});

const illegal = rows.flatMap((row) => (row.illegal ?? []).map((word) => ({ ...row, row, word })));
test.each(illegal)('$id: $word is illegal, and a rule says why', ({ row, word }) => {
  expect(legalWords(row)).not.toContain(word);
  const refusal = banqi.refuse(asked(row), picksOf(word));
  expect(refusal).toMatchObject({ class: 'slip' });
  expect(follow(banqi, asked(row), picksOf(word))).toEqual({ state: 'dead', refusal });
});

test.each(rows.filter(({ after }) => after))('$id, the position after: $note', (row) => {
  expect(banqi.text.position(played(row).position)).toBe(row.after);
});

test.each(rows.filter(({ result }) => result !== undefined))('$id, how it ends: $note', (row) => {
  const { result } = row;
  expect(banqi.judge(played(row))).toEqual(
    result
      ? {
          winner: result.winner === 0 ? null : result.winner - 1,
          by: reasons[result.reason],
          next: 'over',
        }
      : undefined,
  );
});
