import { expect, test } from 'vitest';
import { xiangqi } from '#games/xiangqi/game.ts';
import { inCheck, isLegal, legalMoves } from '#games/xiangqi/legal.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { start } from '#games/xiangqi/starts.ts';
import { follow } from '#kernel/picking.ts';
import { lineOf, linesOf, moveNamed } from './table.ts';
import cases from './xiangqi-cases.json' with { type: 'json' };
import history from './xiangqi-history.json' with { type: 'json' };

interface Row {
  readonly id: string;
  readonly fen: string;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly play?: readonly string[];
  readonly count?: number;
  readonly check?: boolean;
  readonly result?: string;
}
const rows: readonly Row[] = cases;

const legal = rows.flatMap(({ id, fen, legal: moves }) => moves.map((text) => ({ id, fen, text })));
const illegal = rows.flatMap(({ id, fen, illegal: moves }) =>
  moves.map((text) => ({ id, fen, text })),
);

test.each(legal)('$id: $text is legal, and the picks that name it lead to it', ({ fen, text }) => {
  const position = start(fen);
  const move = moveNamed(text);
  expect(isLegal(position, move)).toBe(true);
  expect(legalMoves(position).map(formatMoveText)).toContain(text);
  const word = xiangqi.picks(position, move);
  expect(xiangqi.refuse(position, word)).toBeNull();
  expect(follow(xiangqi, position, word)).toEqual({ state: 'done', move });
});

test.each(illegal)('$id: $text is illegal, and a rule says why', ({ fen, text }) => {
  const position = start(fen);
  const move = moveNamed(text);
  expect(legalMoves(position).map(formatMoveText)).not.toContain(text);
  expect(isLegal(position, move)).toBe(false);
  const word = xiangqi.picks(position, move);
  expect(xiangqi.refuse(position, word)).not.toBeNull();
  expect(follow(xiangqi, position, word).state).toBe('dead');
});

test.each(rows.filter((row) => row.count !== undefined))(
  '$id: there are $count legal moves',
  ({ fen, count }) => {
    expect(legalMoves(start(fen))).toHaveLength(count ?? 0);
  },
);

test.each(rows.filter((row) => row.check !== undefined))(
  '$id: it is $check that the player to move stands in check',
  ({ fen, check }) => {
    const line = lineOf(fen, '');
    expect(inCheck(line.position, line.position.turn)).toBe(check);
    expect(xiangqi.facts(line).checked.length > 0).toBe(check);
  },
);

test.each(rows.filter((row) => row.result !== undefined))(
  '$id: after $play the result is $result',
  ({ fen, play = [], result }) => {
    const line = lineOf(fen, play.join(' '));
    const outcome = xiangqi.judge(line);
    expect(outcome?.winner).toBe(result === '1-0' ? 0 : 1);
    const by = xiangqi.facts(line).checked.length > 0 ? 'checkmate' : 'stalemate';
    expect(outcome?.by).toBe(by);
  },
);

/** The ending of each row of the table. */
const endings: Readonly<Record<string, string>> = {
  XH2: 'perpetual-check',
  XH4: 'perpetual-chase',
  XH11: 'no-capture',
  XH12: 'no-attackers',
  XH13: 'perpetual-chase',
  XH14: 'perpetual-chase',
};

test.each(history)(
  '$id: a line is judged $result at ply $atPly and not before',
  ({ id, fen, moves, result, atPly }) => {
    const lines = linesOf(fen, moves);
    const outcomes = lines.map((line) => xiangqi.judge(line));
    const last = atPly ?? moves.length;
    expect(outcomes.slice(0, last).every((outcome) => outcome === undefined)).toBe(true);
    expect(outcomes).toHaveLength(last + 1);
    expect(outcomes[last]).toEqual(
      result === 'ongoing'
        ? undefined
        : {
            winner: result === 'draw' ? null : 1,
            by: endings[id] ?? 'repetition',
            next: 'over',
          },
    );
  },
);
