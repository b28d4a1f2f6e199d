/** Each game brings a whole game to look at, with comments in every language. */
import { describe, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import type { GameWords } from '#i18n/catalogue.ts';
import { loadGameWords } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { lineTo } from '#record/line.ts';
import { lineThrough } from '#record/walk.ts';

/** The part of a game's words that has the comments. */
interface SampleWords extends GameWords {
  readonly files: { readonly sample: Readonly<Record<string, string>> };
}

const limits = { lines: 100, games: 1, plies: 100, 'game-moves': 100, moves: 100 };

/** The sample of a game as its own reader takes it, move by move. */
const sampleOf = async (id: string) => {
  const { game, formats } = await packOf(packs, id);
  const { sample, read } = await formats();
  if (sample === undefined) throw new Error('it has no sample');
  const file = read(sample.text, limits, () => {});
  if (!file.ok) throw new Error(file.error.code);
  const [reading] = file.value.games;
  if (reading === undefined) throw new Error('it holds no game');
  const { record, notices } = reading;
  const line = lineThrough(record, record.root);
  return { game, sample, record, notices, line, end: lineTo(game, record, line.at(-1) ?? 0) };
};

describe.each(Object.keys(packs))('the sample of %s', (id) => {
  test('is read without a notice, and every move in it is legal', async () => {
    const { game, record, notices, line } = await sampleOf(id);
    expect(notices).toEqual([]);
    expect(line.length).toBeGreaterThan(5);
    for (const [ply, node] of line.entries()) {
      if (ply === 0) continue;
      const { position } = lineTo(game, record, line[ply - 1] ?? 0);
      const made = record.nodes[node]?.turn?.move;
      if (made === undefined) throw new Error(`no move ${ply}`);
      const legal = Array.from(game.legalMoves(position), (move) => game.text.move(move));
      expect(legal).toContain(game.text.move(made));
    }
  });

  test('ends as it says: as the rules judge its last position, or by resignation', async () => {
    const { game, record, end } = await sampleOf(id);
    const judged = game.judge(end);
    expect(record.ending).toMatchObject(
      judged === undefined ? { by: 'resignation' } : { by: judged.by, winner: judged.winner },
    );
  });

  test.each(languages)('has a comment at each move that it names, in %s', async (language) => {
    const { sample, line } = await sampleOf(id);
    const { files } = await loadGameWords<SampleWords>(language, id);
    expect(sample.notes).toHaveProperty('start', 0);
    expect(Object.keys(files.sample)).toEqual(Object.keys(sample.notes));
    for (const [note, move] of Object.entries(sample.notes)) {
      expect(line[move]).toBeDefined();
      expect(files.sample[note]).not.toBe('');
    }
  });
});

test('the sample of shogi shows a capture, a drop, a promotion and a mate, in forty moves at most', async () => {
  const { game, record, line, end } = await sampleOf('shogi');
  expect(line.length).toBeLessThanOrEqual(41);
  const moves = line.flatMap((node) => {
    const turn = record.nodes[node]?.turn;
    return turn ? [game.text.move(turn.move)] : [];
  });
  expect(moves.some((move) => move.includes('*'))).toBe(true);
  expect(moves.some((move) => move.endsWith('+'))).toBe(true);
  expect(game.judge(end)).toMatchObject({ by: 'checkmate', winner: 0 });
});
