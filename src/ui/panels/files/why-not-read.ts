/** The sentences on files that hold no kifu, for the page and for the command line alike. */
import type { OtherFile } from '#games/pack.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { FileRefusal } from '#store/kifu-reader.ts';

const noProgram: OtherFile = { program: '', ending: '', saveAs: '' };

/** Why a file was not read, in a sentence. */
export const whyOf = (
  { code, limit = 0, size = 0, other = noProgram }: FileRefusal,
  words: Messages['kifu'],
): string => {
  const sentences: Readonly<
    Record<
      string,
      ((of: { readonly limit: number; readonly size: number } & OtherFile) => string) | undefined
    >
  > = words.refused;
  return sentences[code]?.({ limit, size, ...other }) ?? words.unreadable;
};
