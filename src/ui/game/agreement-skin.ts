/** How a game speaks of what is agreed before it. */
import type { ComponentType } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import type { Toss } from '#store/set-up.ts';
import type { OptionTexts } from './option-text.ts';

/** The words of a game for its agreement. */
export interface AgreementWords {
  /** The heading over the rules that vary. */
  readonly rules: string;
  readonly options: OptionTexts;
  /** Names and notes by the ids of presets and starts; the id of a player's own start is `own`. */
  readonly presets: Readonly<Record<string, string>>;
  readonly presetNotes: Readonly<Record<string, string>>;
  readonly starts: Readonly<Record<string, string>>;
  /** The label of the question for the start, and of the field for a player's own position. */
  readonly start: string;
  readonly position: string;
  /** The question which player gives pieces, and the sentence on what follows. */
  readonly gives: string;
  readonly given: string;
  /** The toss that decides which player begins: as a choice, before it, and when it is shown. */
  readonly toss: {
    readonly choice: string;
    readonly pending: string;
    readonly title: string;
    readonly begin: string;
    /** The player who tosses; then how many tokens fell face up, and the player who is seat 0 by them. */
    thrown(name: string): string;
    fell(up: number, name: string): string;
  };
}

/** Five tossed tokens, the words for them, and the names of the two people. */
export interface TossProps {
  readonly words: AgreementWords['toss'];
  readonly toss: Toss;
  readonly people: Readonly<Record<0 | 1, string>>;
}

/** The words and the drawn toss of the agreement before a game. */
export interface AgreementSkin<W extends object = object> {
  words(text: Messages<W>): AgreementWords;
  readonly Toss: ComponentType<TossProps>;
}
