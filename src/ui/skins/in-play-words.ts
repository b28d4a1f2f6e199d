/** What a game says only once somebody plays it: one file of each game, fetched when the first of it is wanted. */
import { fetchOnce } from '#loading/chunk.ts';
import type { GameText, Notation, Typed } from '../game-text.ts';

type Late = 'writing' | 'inspector' | 'settings' | 'agreement' | 'files';

/** That file: what `GameText` fetches by the same names, and what reads typed moves in a position `P` of the game. */
type InPlay<W extends object, P extends object> = {
  readonly [Name in Late]: Awaited<ReturnType<GameText<W>[Name]>>;
} & {
  readonly readTyped: (position: P, text: string, notation: Notation) => Typed;
};

/** The part of a `GameText` that its file in play has. */
export const inPlayWords = <W extends object, P extends object>(
  load: () => Promise<InPlay<W, P>>,
): Pick<GameText<W>, Late | 'typed'> => {
  const file = fetchOnce(load);
  const named = <Name extends Late>(name: Name) => fetchOnce(async () => (await load())[name]);
  return {
    writing: named('writing'),
    inspector: named('inspector'),
    settings: named('settings'),
    agreement: named('agreement'),
    files: named('files'),
    // A position that the table holds is one of this game, whose words these are.
    typed: async (position, text, notation) =>
      (await file()).readTyped(position as P, text, notation),
  };
};
