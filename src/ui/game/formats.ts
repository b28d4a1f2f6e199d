/** The files of the game on the table: fetched when one is saved, or a position is given. */
import { use } from 'react';
import type { Formats, GamePack, NamedFormat } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import type { FileWords } from './file-words.ts';
import { useGameText } from './game-skin.ts';

const fetched = new WeakMap<GamePack, () => Promise<Formats>>();

/** Fetches the file formats that a game reads and writes; the same promise each time. */
export const formatsOf = (pack: GamePack): Promise<Formats> => {
  const known = fetched.get(pack) ?? fetchOnce(() => pack.formats());
  fetched.set(pack, known);
  return known();
};

/** The file formats of the game on the table. Suspends until they are loaded. */
export const useFormats = (): Formats => use(formatsOf(useTable(({ pack }) => pack)));

/** The name of a format. */
export const formatName = ({ id, name }: Pick<NamedFormat, 'id' | 'name'>): string =>
  name ?? id.toUpperCase();

/** The file words of the game on the table. Suspends until they are loaded. */
export const useFileWords = (): FileWords => use(useGameText().files()).words(useText());
