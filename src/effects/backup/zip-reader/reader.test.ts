import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bring, emptyBrowser } from '../../../../tests/backups.ts';
import type { ZipEntry } from '../zip-read.ts';
import { answerZip } from './answers.ts';
import { openZipReader, ZipReaderError } from './reader.ts';

const head = new TextEncoder().encode('{"version":1}');

const zipOf = (files: Readonly<Record<string, Uint8Array>>): Blob =>
  new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);

/** Whether a line of the directory begins there whose entry has a name with this beginning. */
const isLineAt = (zip: Uint8Array, at: number, name: string): boolean => {
  const text = new TextDecoder('latin1').decode(zip.subarray(at, at + 46 + name.length));
  return text.startsWith('PK\u0001\u0002') && text.endsWith(name);
};

const entriesOf = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const zip = await openZipReader();
  const directory = await zip.directory(file);
  if (!directory.ok) throw new Error(directory.error.code);
  return directory.value;
};

test('an entry that unpacks to more than 64 MB is refused by name', async () => {
  emptyBrowser();
  const zip = zipSync({ 'games/bomb.json': new Uint8Array(10), 'backup.json': head });
  // The directory comes last and names its first entry first; what it says of the size stands 24 bytes in.
  const line = zip.findLastIndex((_, at) => at < zip.length - 60 && isLineAt(zip, at, 'games/'));
  new DataView(zip.buffer).setUint32(line + 24, 64_000_001, true);
  const file = new Blob([zip as Uint8Array<ArrayBuffer>]);
  expect(await bring(file)).toEqual({
    ...{ added: 0, here: 0, unread: [], end: 'done' },
    tooLarge: ['games/bomb.json'],
  });
});

test('an entry that unpacks to more than its directory says is not read on', async () => {
  const file = zipOf({ 'games/a.json': new Uint8Array(8_000_000) });
  const [entry] = await entriesOf(file);
  if (entry === undefined) throw new Error('there is one');
  let pauses = 0;
  const lying = { ...entry, size: 1_000 };
  const pause = async (): Promise<void> => {
    pauses += 1;
  };
  expect(await answerZip({ is: 'entry', file, entry: lying, as: 'bytes' }, pause)).toBeUndefined();
  expect(pauses).toBeLessThan(4);
});

test('where no worker starts, the page can answer after each megabyte or so that is unpacked', async () => {
  const size = 8_000_000;
  const file = zipOf({ 'sources/a': new Uint8Array(size) });
  const [entry] = await entriesOf(file);
  if (entry === undefined) throw new Error('there is one');
  let pauses = 0;
  const bytes = await answerZip({ is: 'entry', file, entry, as: 'bytes' }, async () => {
    pauses += 1;
  });
  expect(bytes).toHaveLength(size);
  expect(pauses).toBeGreaterThanOrEqual(size / 1_100_000);
});

test('a worker that ends in the middle fails what was asked, and is not taken for storage that cannot be reached', async () => {
  const zip = await openZipReader(async () => ({
    ask: () => Promise.reject(new ZipReaderError('the worker has ended')),
    stop: () => {},
  }));
  await expect(zip.directory(new Blob())).rejects.toThrow(ZipReaderError);
});
