/** The pieces of a game under all their names, gathered from its rules in every language. */
import type { Messages } from '#i18n/catalogue.ts';
import { type Language, languageNames, loadMessages } from '#i18n/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../../game/game-text.ts';

/** A face of a piece, as the rules name it. */
export interface KnownPiece {
  readonly face: string;
  readonly kanji: string;
  readonly reading: string;
  readonly name: string;
  /** The section of the rules on it. */
  readonly section: string;
  /** All its names in every language, in the form of `plain`. */
  readonly called: readonly string[];
}

/** A word as it is compared in a search: in small letters and without accents. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const namesIn = async (skin: GameSkin, language: Language) => {
  const [table, game] = await Promise.all([loadMessages(language), skin.words(language)]);
  const text: Messages = { ...table, game };
  const { chapters } = await skin.gameText.inspector.rules(text);
  return chapters.flatMap(({ sections }) =>
    sections.flatMap(({ id, faces }) => faces.map((face) => ({ ...face, section: id }))),
  );
};

const gather = async (skin: GameSkin, language: Language): Promise<readonly KnownPiece[]> => {
  const isLanguage = (one: string): one is Language => Object.hasOwn(languageNames, one);
  const others = Object.keys(languageNames).filter(isLanguage);
  const own = await namesIn(skin, language);
  // A language that cannot be loaded is left out of the search.
  const all = await Promise.allSettled(others.map((one) => namesIn(skin, one)));
  const named = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const known = new Map<string, KnownPiece>();
  for (const { face, kanji, reading, name, section } of own) {
    const id = face.toUpperCase();
    const twin = known.get(id);
    const called = named
      .filter((one) => one.face.toUpperCase() === id)
      .flatMap((one) => [one.kanji, one.reading, one.name, ...one.secondNames]);
    const names = [...new Set([id, ...called].map(plain))];
    // The two sides may write one piece with different kanji.
    const signs =
      twin === undefined || twin.kanji.includes(kanji) ? kanji : `${twin.kanji} ${kanji}`;
    known.set(id, { ...(twin ?? { face, reading, name, section }), kanji: signs, called: names });
  }
  return [...known.values()];
};

const gathered = new Map<string, () => Promise<readonly KnownPiece[]>>();

/** The pieces of a game for a reader of `language`; the same promise each time, so that `use` can read it. */
export const knownPieces = (
  game: string,
  skin: GameSkin,
  language: Language,
): Promise<readonly KnownPiece[]> => {
  const id = `${game} ${language}`;
  const read = gathered.get(id) ?? fetchOnce(() => gather(skin, language));
  gathered.set(id, read);
  return read();
};

/** The pieces that match `typed`: first those with that name, then with a name that begins with it, then that contains it. */
export const piecesCalled = (
  pieces: readonly KnownPiece[],
  typed: string,
): readonly KnownPiece[] => {
  const wanted = plain(typed);
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => name.includes(wanted),
  ];
  return [...new Set(ways.flatMap((fits) => pieces.filter(({ called }) => called.some(fits))))];
};
