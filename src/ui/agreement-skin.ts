/** How a game speaks of what is agreed before it. */
import type { ComponentType } from 'react';
import type { PageMessages } from '#i18n/catalogue.ts';
import type { Toss } from '#store/set-up.ts';
import type { OptionTexts } from './option-fields/option-text.ts';
import type { FaceProps } from './skin.ts';

/** What a game calls what is agreed before it. */
export interface AgreementWords {
  /** What the rules that vary are about. */
  readonly rules: string;
  readonly options: OptionTexts;
  /** By the ids of presets and starts; the start of one's own is `own`. */
  readonly presets: Readonly<Record<string, string>>;
  readonly presetNotes: Readonly<Record<string, string>>;
  readonly starts: Readonly<Record<string, string>>;
  /** What the question for the start is called, and the field for a position of one's own. */
  readonly start: string;
  readonly position: string;
  /** Who gives pieces, as a question, and what follows from it. */
  readonly gives: string;
  readonly given: string;
  /** Who begins may be tossed for: as a choice, while nobody knows, and when it is seen. */
  readonly toss: {
    readonly choice: string;
    readonly pending: string;
    readonly title: string;
    readonly begin: string;
    /** Who tosses, and what fell: how many tokens with their face up, and who is seat 0 by them. */
    thrown(name: string): string;
    fell(up: number, name: string): string;
  };
}

/** Five tossed tokens, what is said of them, and what the two people are called. */
export interface TossProps {
  readonly words: AgreementWords['toss'];
  readonly toss: Toss;
  readonly people: Readonly<Record<0 | 1, string>>;
}

/** What is agreed before a game, in words, and the toss as it is drawn. */
export interface AgreementSkin<G extends object = object> {
  words(page: PageMessages<G>): AgreementWords;
  readonly Toss: ComponentType<TossProps>;
  /** The piece that stands for the game among others: its face, and a set that has it. */
  readonly emblem: Pick<FaceProps, 'face' | 'set'>;
}
