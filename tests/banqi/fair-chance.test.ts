/**
 * Plays whole games of turn-ups on a real table and checks that every face appears everywhere as often as it should. It
 * also checks that a biased table would be found out.
 */
import { expect, test } from 'vitest';
import { banqiPack } from '#games/banqi/pack.ts';
import { faces, setCount } from '#games/banqi/piece.ts';
import { everySquare } from '#games/banqi/square.ts';
import { startTexts } from '#games/banqi/starts.ts';
import type { GamePack } from '#games/pack.ts';
import { chancesAt, drawFrom } from '#record/chance.ts';
import { pick } from '#store/commands.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { portsWith } from '../ports.ts';
import { chanceOf } from '../positions.ts';

const { game } = banqiPack;
const GAMES = 128;

/**
 * How often each face came up on each square. Every game turns up all squares, always in the same order; another order
 * in each game would hide a bias.
 */
const turnedUp = async (
  random: () => number,
  pack: GamePack = banqiPack,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const ports = portsWith({ random });
  const found = new Map<string, number[]>(faces.map((face) => [face, Array(32).fill(0)]));
  for (let i = 0; i < GAMES; i++) {
    const table = createTable(pack, ports, freshSitting(game, ports, startTexts.seed), {
      mayHaveKept: false,
    });
    for (const square of everySquare) {
      pick(table, { at: 'square', square });
      // A drawn face is stored before it is shown.
      while (table.store.getState().drawing) await Promise.resolve();
      const { nodes } = table.store.getState().sitting.match.record;
      const counts = found.get(nodes.at(-1)?.turn?.drawn ?? '');
      if (counts !== undefined) counts[square] = (counts[square] ?? 0) + 1;
    }
  }
  return found;
};

/**
 * The sum of the squared differences from the expected counts, each divided by the expected count. Since every game
 * shows each piece once and each square once, it is 32/31 of a chi-square with 31 · 13 degrees of freedom.
 */
const unevenness = (found: ReadonlyMap<string, readonly number[]>): number =>
  faces.reduce((sum, face) => {
    const expected = (GAMES * setCount(face)) / 32;
    const counts = found.get(face) ?? [];
    return sum + counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
  }, 0) *
  (31 / 32);

/** One in a thousand fair tables exceeds this. */
const LIMIT = 496.5;

test('over many games every face comes up on every square as often as the set has it', async () => {
  const found = await turnedUp(chanceOf(3));
  for (const face of faces)
    expect(found.get(face)?.reduce((sum, count) => sum + count, 0)).toBe(GAMES * setCount(face));
  expect(unevenness(found)).toBeLessThan(LIMIT);
});

test('chance that is low too often is found out', async () => {
  const chance = chanceOf(3);
  expect(unevenness(await turnedUp(() => chance() ** 1.3))).toBeGreaterThan(LIMIT);
});

test('a draw that makes each face as likely as any other, however many are left, is found out', async () => {
  const crooked: GamePack = {
    ...banqiPack,
    draw: (record, node, move, random) =>
      drawFrom(
        chancesAt(game, record, node, move).map(({ drawn }) => ({ drawn, weight: 1 })),
        random,
      ),
  };
  expect(unevenness(await turnedUp(chanceOf(3), crooked))).toBeGreaterThan(LIMIT);
});
