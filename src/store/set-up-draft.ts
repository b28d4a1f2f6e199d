/**
 * The draft of a new game: answers that are filled in before a game has begun from them. It is kept while the page is open,
 * so that a form that was closed shows them again, and another form can go on with them.
 */
import { drafts, type SetUp, type WrongNumber, wrongNumbers } from './set-up.ts';
import type { Table } from './table.ts';

/**
 * The answers that a form shows for a game: those of the draft, or where it has none those of the last game, `last`. The
 * answers to questions that every game asks stay when another game is chosen.
 */
export const draftFor = ({ store }: Pick<Table, 'store'>, game: string, last: SetUp): SetUp => {
  const draft = drafts.get(store);
  const shared = draft?.setUps[draft.game];
  if (shared === undefined) return last;
  const { agreedDraw, start, position, options } = draft?.setUps[game] ?? last;
  const { lastSeatZero } = last;
  // Tokens that were seen are not tossed again, even where nothing can be stored.
  const toss = shared.toss ?? last.toss;
  return { ...shared, lastSeatZero, toss, agreedDraw, start, position, options };
};

/**
 * Texts that were typed into number fields and are no numbers in their range, by the names of their fields. They stay as long as
 * the draft, so that a form that was closed shows them again.
 */
export const wrongNumbersOf = ({ store }: Pick<Table, 'store'>): Map<string, WrongNumber> => {
  const known = wrongNumbers.get(store) ?? new Map();
  wrongNumbers.set(store, known);
  return known;
};

/** Keeps answers for a game, which is now the chosen one. */
export const keepDraft = ({ store }: Pick<Table, 'store'>, game: string, setUp: SetUp): void => {
  drafts.set(store, { game, setUps: { ...drafts.get(store)?.setUps, [game]: setUp } });
};

/** The game that is chosen in the draft of a table; null without a draft. */
export const draftedGame = ({ store }: Pick<Table, 'store'>): string | null =>
  drafts.get(store)?.game ?? null;
