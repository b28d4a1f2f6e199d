import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { jishogiSheet } from '#games/shogi/jishogi.ts';
import { inCheck, isLegal, legalMoves } from '#games/shogi/legal.ts';
import { formatUsi, parseUsi } from '#games/shogi/notation/usi.ts';
import { start } from '#games/shogi/starts.ts';
import { follow } from '#kernel/picking.ts';
import { lineOf, linesOf, picksOfUsi } from '../table.ts';
import cases from './shogi-cases.json' with { type: 'json' };
import history from './shogi-history.json' with { type: 'json' };

interface Row {
  readonly id: string;
  readonly sfen: string;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly play?: readonly string[];
  readonly count?: number;
  readonly check?: boolean;
  readonly mate?: boolean;
}
const rows: readonly Row[] = cases;

const legal = rows.flatMap(({ id, sfen, legal: moves }) => moves.map((usi) => ({ id, sfen, usi })));
const illegal = rows.flatMap(({ id, sfen, illegal: moves }) =>
  moves.map((usi) => ({ id, sfen, usi })),
);

test.each(legal)('$id: $usi is legal, and the picks that name it lead to it', ({ sfen, usi }) => {
  const position = start(sfen);
  const read = parseUsi(usi, position);
  if (!read.ok) throw new Error(read.error.code);
  expect(isLegal(position, read.value)).toBe(true);
  expect(legalMoves(position).map(formatUsi)).toContain(usi);
  const word = shogi.picks(position, read.value);
  expect(shogi.refuse(position, word)).toBeNull();
  expect(follow(shogi, position, word)).toEqual({ state: 'done', move: read.value });
});

test.each(illegal)('$id: $usi is illegal, and a rule says why', ({ sfen, usi }) => {
  const position = start(sfen);
  const read = parseUsi(usi, position);
  expect(legalMoves(position).map(formatUsi)).not.toContain(usi);
  // A move that cannot be attempted, because its piece is missing, is refused by its picks too.
  if (read.ok) expect(isLegal(position, read.value)).toBe(false);
  const word = read.ok ? shogi.picks(position, read.value) : picksOfUsi(usi, position.turn);
  expect(shogi.refuse(position, word)).not.toBeNull();
  expect(follow(shogi, position, word).state).toBe('dead');
});

test.each(rows.filter((row) => row.count !== undefined))(
  '$id: there are $count legal moves',
  ({ sfen, count }) => {
    expect(legalMoves(start(sfen))).toHaveLength(count ?? 0);
  },
);

test.each(rows.filter((row) => row.check !== undefined))(
  '$id: it is $check that the player to move stands in check',
  ({ sfen, check }) => {
    const line = lineOf(sfen, []);
    expect(inCheck(line.position, line.position.turn)).toBe(check);
    expect(shogi.facts(line).checked.length > 0).toBe(check);
  },
);

test.each(rows.filter((row) => row.mate !== undefined))(
  '$id: after $play it is $mate that the game ends by checkmate',
  ({ sfen, play = [], mate }) => {
    const line = lineOf(sfen, play);
    expect(shogi.judge(line)?.by === 'checkmate').toBe(mate);
    if (mate === true) expect(shogi.judge(line)?.winner).toBe(start(sfen).turn);
  },
);

const outcomes: Readonly<Record<string, object | undefined>> = {
  ongoing: undefined,
  noContest: { winner: null, by: 'sennichite', next: 'replay' },
  blackLoses: { winner: 1, by: 'perpetual-check', next: 'over' },
  whiteLoses: { winner: 0, by: 'perpetual-check', next: 'over' },
};

test.each(history.repetition)(
  '$id: repetition is judged $result at ply $atPly and not before',
  ({ sfen, moves, result, atPly }) => {
    const lines = linesOf(sfen, moves);
    for (const line of lines) {
      const over = atPly !== null && line.ply >= atPly;
      if (!over) expect(shogi.judge(line)).toBeUndefined();
      if (line.ply === atPly) expect(shogi.judge(line)).toEqual(outcomes[result]);
    }
    expect(lines.at(-1)?.ply).toBe(atPly ?? moves.length);
  },
);

test.each(history.impasse)(
  '$id: the declaration counts $declPoints points: $decl24 by 24, $decl27 by 27',
  ({ sfen, declPoints, totalsBlackWhite, decl24, decl27 }) => {
    const position = start(sfen);
    expect(jishogiSheet(position, position.turn)).toMatchObject({
      declPoints,
      totals: totalsBlackWhite,
      decl24,
      decl27,
    });
  },
);
