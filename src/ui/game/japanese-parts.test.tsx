// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { show } from '../../../tests/show.tsx';
import { JapaneseParts, PieceReading } from './JapaneseParts.tsx';

const Said = () => (
  <p id="said">
    <JapaneseParts>同　銀 is 7f, as ７六 and 玉将・王将 are</JapaneseParts>{' '}
    <PieceReading>ōte</PieceReading>
  </p>
);

const partsIn = (): readonly (readonly [string | null, string | null])[] =>
  [...document.querySelectorAll('#said [lang]')].map((part) => [
    part.getAttribute('lang'),
    part.textContent,
  ]);

test('Japanese within another language says that it is, and so does how it is read', async () => {
  await show(<Said />);
  expect(partsIn()).toEqual([
    ['ja', '同　銀'],
    ['ja', '７六'],
    ['ja', '玉将・王将'],
    ['ja-Latn', 'ōte'],
  ]);
  expect(document.querySelector('#said')?.textContent).toBe(
    '同　銀 is 7f, as ７六 and 玉将・王将 are ōte',
  );
});

test('in Japanese nothing is another language', async () => {
  await show(<Said />, { language: 'ja' });
  expect(partsIn()).toEqual([]);
});
