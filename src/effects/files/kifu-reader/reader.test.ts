import { expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import type { Formats, GamePack } from '#games/pack.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { fail, ok } from '#kernel/result.ts';
import { toyFormats } from '../../../../tests/toy-formats.ts';
import { toyStart } from '../../../../tests/toy-game.ts';
import { toyPack } from '../../../../tests/toy-pack.ts';
import { limits, readFile } from './read-files.ts';
import { openReader } from './reader.ts';

const noWorker = (): Promise<never> => Promise.reject(new Error('no worker here'));
const readerHere = () => openReader(packs, 'shogi', noWorker);

const chosen = (text: string | Uint8Array<ArrayBuffer>, id = 'file') => ({
  id,
  name: 'a.kif',
  blob: new Blob([text]),
});

const kif = '手合割：平手\n先手：Ann\n後手：Ben\n1 ７六歩(77)\nよめない\n2 ３四歩(33)\n3 投了\n';

test('where no worker starts the page reads, and the record is the one that the file holds', async () => {
  const look = await readerHere().look(chosen(kif), true, () => {});
  if (!look.ok) throw new Error(look.error.code);
  const direct = readKifu(kif);
  expect(look.value.only?.record).toEqual(direct.ok && direct.value.games[0]?.record);
  expect(look.value.games).toEqual([
    { names: ['Ann', 'Ben'], moves: 2, variations: 0, comments: 0 },
  ]);
  expect(look.value.only?.facts).toEqual({
    format: 'kif',
    counts: 'lines',
    encoding: 'utf-8',
    lost: 0,
  });
  expect(look.value.only?.receipt).toMatchObject({
    tally: { understood: 7, repaired: 0, unread: 1, ignored: 0 },
    repaired: { count: 0, first: [] },
    unread: { count: 1, first: [{ line: 5, code: 'kept-line', excerpt: 'よめない' }] },
    worthTelling: true,
  });
});

test('each of several games is read when it is asked for', async () => {
  const reader = readerHere();
  const file = chosen('startpos moves 7g7f\nstartpos moves 2g2f 3c3d\n');
  const look = await reader.look(file, true, () => {});
  expect(look.ok && look.value.games.map(({ moves }) => moves)).toEqual([1, 2]);
  expect(look.ok && look.value.only).toBeUndefined();
  const second = await reader.game(file, 1);
  expect(second.ok && second.value.record.nodes).toHaveLength(3);
});

test('the first 200 lines of a receipt come with the game, and all when they are asked for', async () => {
  const reader = readerHere();
  const lines = Array.from({ length: 5_000 }, (_, i) => `よめない ${i} ２六歩`);
  const file = chosen(`手合割：平手\n${lines.join('\n')}\n1 ７六歩(77)`);
  const look = await reader.look(file, true, () => {});
  const receipt = look.ok ? look.value.only?.receipt : undefined;
  expect(receipt?.ignored.first).toHaveLength(200);
  expect(receipt?.ignored.count).toBe(5_000);
  const whole = await reader.wholeReceipt(file, 0);
  expect(whole.ok && whole.value.ignored).toHaveLength(5_000);
  expect(whole.ok && whole.value.lines).toHaveLength(5_002);
});

test.each([
  ['too-large', new Uint8Array(20_000_001)],
  ['no-text', new Uint8Array(1_000)],
  ['empty-file', ''],
  ['no-kifu', 'Dear Ann,\nhow are you?\n'],
])('%s is said of what cannot be opened', async (code, content) => {
  const look = await readerHere().look(chosen(content), true, () => {});
  expect(look).toMatchObject({ ok: false, error: { code } });
});

test('questions asked before the reader is stopped are refused, and so are those after it', async () => {
  const reader = readerHere();
  const look = reader.look(chosen(kif), true, () => {});
  reader.stop();
  const stopped = { ok: false, error: { code: 'stopped' } };
  expect(await look).toEqual(stopped);
  expect(await reader.game(chosen(kif), 0)).toEqual(stopped);
});

const toyText = `A toy game\n${toyStart}\na3-a2\n>l1-l2\nnobody knows\nf2=R\n`;

test('a file is read by the formats of the game that it is of', async () => {
  const reader = openReader({ shogi: packs.shogi, toy: async () => toyPack }, 'shogi', noWorker);
  const toy = await reader.look(chosen(toyText, 'toy'), true, () => {});
  expect(toy.ok && toy.value.only).toMatchObject({
    facts: { format: 'toy', counts: 'entries', encoding: 'utf-8', lost: 0 },
    record: { gameId: 'toy', setup: toyStart },
    receipt: {
      found: { moves: 3 },
      tally: { understood: 4, repaired: 1, unread: 0, ignored: 1 },
      repaired: { first: [{ line: 4, code: 'quoted', excerpt: '>l1-l2' }] },
      ignored: { first: [{ line: 5, code: 'no-move', excerpt: 'nobody knows' }] },
      worthTelling: true,
    },
  });
  expect(toy.ok && toy.value.only?.record.nodes.at(-1)?.turn?.drawn).toBe('R');
  expect(toy.ok && toy.value.only?.receipt.lines.first.map(({ kept }) => kept)).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  const shogi = await reader.look(chosen(kif, 'shogi'), true, () => {});
  expect(shogi.ok && shogi.value.only?.record.gameId).toBe('shogi');
  const letter = await reader.look(chosen('Dear Ann,\nhow are you?\n', 'letter'), true, () => {});
  expect(letter).toMatchObject({ ok: false, error: { code: 'no-kifu' } });
  expect(await reader.endings()).toEqual(expect.arrayContaining(['kifu', 'json', 'toy', 'brief']));
});

const pgn = '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2=5 H8+7 2. H2+3 *\n';

test.each([
  ['WXF', pgn, 'xiangqi'],
  ['lines of an engine', 'position startpos moves h2e2 h9g7\n', 'xiangqi'],
  ['DhtmlXQ', '[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n', 'xiangqi'],
  ['KIF', kif, 'shogi'],
  ['lines of a shogi engine', 'position startpos moves 7g7f 3c3d\n', 'shogi'],
  ['CSA', "'[a remark]\nPI\n+\n+7776FU\n", 'shogi'],
])('%s is of its game, whichever is on the table', async (_, text, gameId) => {
  for (const first of ['shogi', 'xiangqi']) {
    const read = await openReader(packs, first, noWorker).look(chosen(text, 'x'), true, () => {});
    expect(read.ok && read.value.only?.record.gameId).toBe(gameId);
    expect(read.ok && read.value.only?.record.nodes.length).toBeGreaterThan(1);
  }
});

test('a file that two games can read is one of the game named first, and a limit is reported before another game’s refusal', async () => {
  const reads = (format: string): GamePack['formats'] => {
    const read = toyFormats.read(
      toyText,
      { lines: 9, games: 1, plies: 9, 'game-moves': 9, moves: 9 },
      () => {},
    );
    const games = read.ok ? read.value.games : [];
    return async () => ({
      ...toyFormats,
      read: (text) =>
        text === 'long'
          ? fail(
              format === 'one'
                ? { code: 'no-kifu' }
                : { code: 'too-many-lines' as const, limit: 9 },
            )
          : ok({ format, games }),
    });
  };
  const both = {
    one: async () => ({ ...toyPack, formats: reads('one') }),
    other: async () => ({ ...toyPack, formats: reads('other') }),
  };
  for (const first of ['one', 'other']) {
    const reader = openReader(both, first, noWorker);
    const look = await reader.look(chosen(toyText), true, () => {});
    expect(look.ok && look.value.only?.facts.format).toBe(first);
    const long = await reader.look(chosen('long', 'long'), true, () => {});
    expect(long).toEqual({ ok: false, error: { code: 'too-many-lines', limit: 9 } });
  }
});

test.each(['lines', 'games', 'plies', 'game-moves', 'moves'] as const)(
  'a file with too many %s ends the reading: no reader of another game is asked',
  (what) => {
    const refusal = { code: `too-many-${what}`, limit: 9 } as const;
    const full: Formats = { ...toyFormats, read: () => fail(refusal) };
    const asked = vi.fn(toyFormats.read);
    const bytes = new TextEncoder().encode(toyText);
    expect(readFile(bytes, [full, { ...toyFormats, read: asked }], limits, () => {})).toEqual(
      fail(refusal),
    );
    expect(asked).not.toHaveBeenCalled();
  },
);
