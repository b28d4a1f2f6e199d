import { expect, test } from 'vitest';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { openReader } from './reader.ts';

const noWorker = (): Promise<never> => Promise.reject(new Error('no worker here'));
const readerHere = () => openReader(noWorker);

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
  expect(look.value.only?.facts).toEqual({ format: 'kif', encoding: 'utf-8', lost: 0 });
  expect(look.value.only?.receipt).toMatchObject({
    tally: { understood: 7, repaired: 1, ignored: 0 },
    repaired: { count: 1, first: [{ line: 5, code: 'kept-line', excerpt: 'よめない' }] },
    worthTelling: true,
  });
});

test('of several games each is read when it is asked for', async () => {
  const reader = readerHere();
  const file = chosen('startpos moves 7g7f\nstartpos moves 2g2f 3c3d\n');
  const look = await reader.look(file, true, () => {});
  expect(look.ok && look.value.games.map(({ moves }) => moves)).toEqual([1, 2]);
  expect(look.ok && look.value.only).toBeUndefined();
  const second = await reader.game(file, 1);
  expect(second.ok && second.value.record.nodes).toHaveLength(3);
});

test('of a receipt the first 200 lines come at once, and all when they are asked for', async () => {
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

test('what was asked before the reader is stopped is refused, and what is asked after it', async () => {
  const reader = readerHere();
  const look = reader.look(chosen(kif), true, () => {});
  reader.stop();
  const stopped = { ok: false, error: { code: 'stopped' } };
  expect(await look).toEqual(stopped);
  expect(await reader.game(chosen(kif), 0)).toEqual(stopped);
});
