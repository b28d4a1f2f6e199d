/** The files of the game on the table: fetched when one is saved, or a position is given. */
import { use } from 'react';
import type { Formats, GamePack, NamedFormat } from '#games/pack.ts';
import { fetchOnceOf } from '#loading/fetch-once-of.ts';
import { useTable } from './app-context.tsx';
import type { FileWords } from './file-words.ts';
import { useGameText } from './game-skin.ts';
import { useText } from './text.tsx';

/** Fetches what a game reads and writes; the same promise each time. */
export const formatsOf = fetchOnceOf((pack: GamePack): Promise<Formats> => pack.formats());

/** What the game on the table reads and writes; suspends until it is there. */
export const useFormats = (): Formats => use(formatsOf(useTable(({ pack }) => pack)));

/** What a format is called. */
export const formatName = ({ id, name }: Pick<NamedFormat, 'id' | 'name'>): string =>
  name ?? id.toUpperCase();

/** What the game on the table says of its files; suspends until it is there. */
export const useFileWords = (): FileWords => use(useGameText().files()).words(useText());
