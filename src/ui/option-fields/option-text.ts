/** What an option is called, and each of its values; a flag may stand under a heading of its own. */
export interface OptionText {
  readonly label: string;
  /** By value, written as text: `null` too. */
  readonly values?: Readonly<Record<string, string>>;
  /** What a number counts. */
  readonly unit?: string;
  readonly legend?: string;
}

/** What the options of a list are called. */
export type OptionTexts = Readonly<Record<string, OptionText>>;
