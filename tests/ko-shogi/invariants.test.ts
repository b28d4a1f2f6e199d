/** Properties that hold in every position and for every turn. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { hasOtherFace, kinds, setCount } from '#games/ko-shogi/piece.ts';
import { play, trace } from '#games/ko-shogi/play.ts';
import { type Position, pieceAt, pieces } from '#games/ko-shogi/position.ts';
import { everySquare, fileOf, formatSquare, parseSquare, rankOf } from '#games/ko-shogi/square.ts';
import { start } from '#games/ko-shogi/starts.ts';
import { holds } from '../law.ts';
import { everyKind, gameOf, seeds, times } from './arbitraries.ts';
import { turned, turnedMove } from './turned.ts';

/** A position of each kind, and one of its moves, if it has any. */
const turnsOf = (positions: fc.Arbitrary<Position>) =>
  fc.tuple(positions, fc.nat()).map(([position, which]) => {
    const moves = legalMoves(position);
    return { position, move: moves[which % Math.max(1, moves.length)] };
  });

const law = (
  positions: fc.Arbitrary<Position>,
  holdsFor: (position: Position, move: Move) => void,
  runs = 40,
) =>
  holds(
    fc.property(turnsOf(positions), ({ position, move }) => {
      if (move !== undefined) holdsFor(position, move);
    }),
    times(runs),
  );

const countOf = (position: Position): number => pieces(position).length;

/** How many pieces of each base kind each side has. */
const armyOf = (position: Position): ReadonlyMap<string, number> => {
  const army = new Map<string, number>();
  for (const [, { kind, seat }] of pieces(position))
    army.set(`${kind} ${seat}`, (army.get(`${kind} ${seat}`) ?? 0) + 1);
  return army;
};

const near = (a: number, b: number): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const one of Object.values(value)) freeze(one);
};

test('each side begins with ninety pieces of thirty-four kinds, in the counted numbers', () => {
  for (const seat of [0, 1] as const) {
    const own = pieces(start()).filter(([, piece]) => piece.seat === seat);
    expect(own).toHaveLength(90);
    for (const kind of kinds)
      expect(own.filter(([, piece]) => piece.kind === kind)).toHaveLength(setCount[kind]);
  }
  expect(kinds).toHaveLength(34);
  expect(kinds.filter(hasOtherFace)).toHaveLength(31);
});

test('clerk, staff officer, priest, monk, drum and banner stand where they fix the orientation', () => {
  const points = { '18s': 'monk', '2s': 'priest', '11s': 'clerk', '9s': 'staff-officer' };
  const white = { '18a': 'priest', '2a': 'monk', '11a': 'staff-officer', '9a': 'clerk' };
  const drums = { '11r': 'drum', '9r': 'banner', '11b': 'banner', '9b': 'drum' };
  for (const [name, kind] of Object.entries({ ...points, ...white, ...drums }))
    expect(pieceAt(start(), parseSquare(name) ?? -1)?.kind).toBe(kind);
});

test('White has as many first moves as Black', () => {
  expect(legalMoves({ ...start(), turn: 1 })).toHaveLength(226);
});

test('every point has a unique name, and the name leads back to the point', () => {
  for (const square of everySquare) expect(parseSquare(formatSquare(square))).toBe(square);
  for (const name of ['0a', '20a', '5t', 'a5', '05a', '5A', ''])
    expect(parseSquare(name)).toBe(undefined);
});

test.each(everyKind)('on %s a turn changes nothing of the position before it', (_, positions) => {
  law(positions, (position, move) => {
    const text = koShogi.text.position(position);
    freeze(position);
    freeze(move);
    play(position, { move });
    expect(koShogi.text.position(position)).toBe(text);
  });
});

test.each(everyKind)('on %s position and move come back from their texts', (_, positions) => {
  law(positions, (position, move) => {
    const read = koShogi.text.parsePosition(koShogi.text.position(position));
    expect(read).toEqual({ ok: true, value: position });
    const again = koShogi.text.parseMove(koShogi.text.move(move), position);
    expect(again).toEqual({ ok: true, value: move });
  });
});

test.each(everyKind)(
  'on %s the turned board has the turned moves, with turned results',
  (_, positions) => {
    law(
      positions,
      (position, move) => {
        const here = legalMoves(position).map((one) => koShogi.text.move(turnedMove(one)));
        expect(legalMoves(turned(position)).map(koShogi.text.move).sort()).toEqual(here.sort());
        expect(play(turned(position), { move: turnedMove(move) }).cells).toEqual(
          turned(play(position, { move })).cells,
        );
      },
      60,
    );
  },
);

test.each(everyKind)(
  'on %s the number of pieces falls by those taken, shot, burned and put out',
  (_, positions) => {
    law(positions, (position, move) => {
      const after = play(position, { move });
      const { moved, removed } = trace(position, { move });
      const victims = removed.filter((square) => square !== move.from && pieceAt(position, square));
      // A piece that is burned on the point of its capture leaves that point together with its victim. The trace lists
      // the point only once.
      const isBurned = pieceAt(after, moved.at(-1)?.to ?? -1) === undefined;
      expect(countOf(position) - countOf(after)).toBe(victims.length + (isBurned ? 1 : 0));
      const [before, now] = [armyOf(position), armyOf(after)];
      for (const [name, count] of now) expect(count).toBeLessThanOrEqual(before.get(name) ?? 0);
    });
  },
);

test.each(everyKind)(
  'on %s the trace of a turn lists exactly the changes that the turn makes',
  (_, positions) => {
    law(positions, (position, move) => {
      const after = play(position, { move });
      const { moved, removed, turned: overturned } = trace(position, { move });
      const told = new Map(pieces(position));
      const mover = told.get(move.from);
      const last = moved.at(-1)?.to ?? -1;
      told.delete(move.from);
      for (const square of removed) told.delete(square);
      // A piece that returns to the point of its capture or shot stands there, although the trace lists the point as
      // emptied.
      if (mover !== undefined) told.set(last, mover);
      for (const square of overturned) {
        const piece = told.get(square);
        if (piece !== undefined) told.set(square, { ...piece, promoted: !piece.promoted });
      }
      // A piece that is burned where its move ends is listed as removed there.
      if (pieceAt(after, last) === undefined) {
        expect(removed).toContain(last);
        told.delete(last);
      }
      expect(new Map(pieces(after))).toEqual(new Map([...told].sort(([a], [b]) => a - b)));
    });
  },
);

test.each(everyKind)(
  'on %s no fog stands in an enemy light, and nothing waits on a priest that is gone',
  (_, positions) => {
    law(positions, (position, move) => {
      const after = pieces(play(position, { move }));
      for (const [fog, piece] of after) {
        if (piece.kind !== 'priest' || !piece.promoted) continue;
        const lights = after.filter(
          ([, one]) => one.kind === 'monk' && one.promoted && one.seat !== piece.seat,
        );
        expect(lights.filter(([light]) => near(light, fog) <= 5)).toEqual([]);
      }
      for (const seat of [0, 1] as const) {
        const own = after.filter(([, piece]) => piece.seat === seat);
        if (own.some(([, { kind }]) => kind === 'priest')) continue;
        const waiting = own.filter(
          ([, { kind, promoted }]) => promoted && (kind === 'drum' || kind === 'banner'),
        );
        expect(waiting).toEqual([]);
      }
    });
  },
);

test.each(everyKind)('on %s a piece that has landed beside a flame is gone', (_, positions) => {
  law(positions, (position, move) => {
    const piece = pieceAt(position, move.from);
    const after = play(position, { move });
    const last = move.legs.at(-1)?.to ?? -1;
    const gone = new Set([move.from, ...move.legs.flatMap(({ to, shots }) => [to, ...shots])]);
    const flames = pieces(position).filter(
      ([square, one]) => one.kind === 'engineer' && one.promoted && !gone.has(square),
    );
    const burned = move.legs.some(({ to }) => flames.some(([flame]) => near(flame, to) === 1));
    if (burned) expect(pieceAt(after, last)).toBe(undefined);
    else expect(pieceAt(after, last)?.kind).toBe(piece?.kind);
  });
});

test.each(everyKind)(
  'on %s moves that break rules can also be played, and leave a sound board',
  (_, positions) => {
    holds(
      fc.property(
        turnsOf(positions),
        fc.array(fc.nat(360), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(360), { maxLength: 2 }),
        fc.constantFrom('promote' as const, 'keep' as const, null),
        ({ position, move }, landings, shots, finish) => {
          if (move === undefined) return;
          const odd: Move = {
            from: move.from,
            legs: [...move.legs, ...landings.map((to) => ({ to, takes: false, shots }))].slice(
              0,
              5,
            ),
            finish,
          };
          for (const one of [odd, { ...move, finish }, { ...odd, legs: odd.legs.slice(-1) }]) {
            const text = koShogi.text.move(one);
            expect(koShogi.text.parseMove(text, position)).toEqual({ ok: true, value: one });
            const after = play(position, { move: one });
            const told = koShogi.text.parsePosition(koShogi.text.position(after));
            expect(told, text).toEqual({ ok: true, value: after });
            trace(position, { move: one });
            koShogi.picks(position, one);
          }
        },
      ),
      times(40),
    );
  },
);

test('in play priests keep to their lattice, and generals, wrestlers and elephants never turn over', () => {
  for (const seed of seeds) {
    const strays = gameOf(seed, 300).flatMap((position) =>
      pieces(position).filter(([square, { kind, promoted }]) => {
        if (promoted && !hasOtherFace(kind)) return true;
        if (kind !== 'priest' && kind !== 'monk') return false;
        return (19 - fileOf(square)) % 2 !== 1 || (rankOf(square) - 1) % 2 !== 0;
      }),
    );
    expect(strays).toEqual([]);
  }
});
