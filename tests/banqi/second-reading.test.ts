import { expect, test } from 'vitest';
import { endings } from '#games/banqi/codes.ts';
import { families } from '#games/banqi/family.ts';
import { banqi } from '#games/banqi/game.ts';
import { formatTurn } from '#games/banqi/notation/move-text.ts';
import { chanceOf } from '../positions.ts';
import { seeded } from '../seeded.ts';
import { after, allowed, beginning, SET, type Told, told, verdict } from './second-reading.ts';
import { randomLine, stagesOf } from './table.ts';

/**
 * A crowded board: a few soldiers among most pieces of the other colour. On half of such boards some of them lie face
 * down.
 */
const anyBoard = (family: Told['family'], chance: () => number): Told => {
  const [many, few] = chance() < 0.5 ? [/[A-Z]/, 'p'] : [/[a-z]/, 'P'];
  const cells = Array<string>(32).fill('.');
  const someLie = chance() < 0.5;
  let down = '';
  for (const letter of SET) {
    if (chance() > (many.test(letter) ? 0.8 : letter === few ? 0.25 : 0.02)) continue;
    const free = [...cells.keys()].filter((cell) => cells[cell] === '.');
    const lies = someLie && chance() < 0.1;
    cells[free[Math.floor(chance() ** 3 * free.length)] ?? 0] = lies ? 'x' : letter;
    if (lies) down += letter;
  }
  const rows = [0, 8, 16, 24].map((first) => cells.slice(first, first + 8).join(''));
  const [player, playerOne] = [chance() < 0.5 ? 1 : 2, chance() < 0.5 ? 'r' : 'b'] as const;
  return { rows, player, playerOne, down, still: Math.floor(chance() * 49), family };
};

/** Plays a random game and compares the two implementations at each of its positions. Returns how it ended. */
const compare = (start: Told, plies: number, chance: () => number): string | undefined => {
  const positions: Told[] = [start];
  let ended: string | undefined;
  for (const line of stagesOf(randomLine(told(start), plies, chance))) {
    const { position, turn } = line;
    const before = positions.at(-1) ?? start;
    if (turn !== null) positions.push(after(before, formatTurn(turn)));
    const now = positions.at(-1) ?? start;
    expect(banqi.text.position(position)).toBe(told(now));
    expect(Array.from(banqi.legalMoves(position), banqi.text.move).sort()).toEqual(
      [...allowed(now)].sort(),
    );
    const outcome = banqi.judge(line);
    ended = outcome && `${outcome.winner === null ? 0 : outcome.winner + 1} ${outcome.by}`;
    expect(ended).toBe(verdict(positions));
  }
  return ended?.slice(2);
};

test.each(seeded('families of banqi', families))(
  '%s: both implementations of the rules agree in every game',
  (family) => {
    const chance = chanceOf(families.indexOf(family));
    const ended = new Set<string | undefined>();
    for (let game = 0; game < 12; game++) ended.add(compare(beginning(family), 400, chance));
    for (let game = 0; game < 220; game++) ended.add(compare(anyBoard(family, chance), 16, chance));
    // Every kind of ending occurs.
    for (const ending of endings) expect(ended).toContain(ending);
  },
);
