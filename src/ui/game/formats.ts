/** The files of the game on the table: fetched when one is saved, or a position is given. */
import { use } from 'react';
import type { Formats, GamePack, NamedFormat } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import type { FileWords } from './file-words.ts';
import { useGameText } from './game-skin.ts';

const fetched = new WeakMap<GamePack, () => Promise<Formats>>();

/** Fetches what a game reads and writes; the same promise each time. */
export const formatsOf = (pack: GamePack): Promise<Formats> => {
  const known = fetched.get(pack) ?? fetchOnce(() => pack.formats());
  fetched.set(pack, known);
  return known();
};

/** What the game on the table reads and writes; suspends until it is there. */
export const useFormats = (): Formats => use(formatsOf(useTable(({ pack }) => pack)));

/** What a format is called. */
export const formatName = ({ id, name }: Pick<NamedFormat, 'id' | 'name'>): string =>
  name ?? id.toUpperCase();

/** What the game on the table says of its files; suspends until it is there. */
export const useFileWords = (): FileWords => use(useGameText().files()).words(useText());
