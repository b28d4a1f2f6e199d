/** The texts that every game has for the codes of its own lists. A code without a text, or a text without a code, does not compile. */
import type { EndingText } from './endings.ts';

/** One text for each code, without parameters. */
export type Texts<Code extends string> = Readonly<Record<Code, string>>;

/** How the rules of a game end it. */
export type EndingTexts<Code extends string> = Readonly<Record<Code, EndingText>>;

/** The warnings of a game: about a side, or without its name about both. */
export type WarningTexts<Code extends string> = Readonly<Record<Code, (side: string) => string>>;

/** The faults that make a position unplayable: the side they are about, and the kind of piece where they are about one. */
export type ProblemTexts<Code extends string> = Readonly<
  Record<Code, (about: { readonly side: string; readonly piece: string }) => string>
>;

/** The fouls of a game by the rule that they break: the name, who did what, and what the board shows to prove it. */
export type FoulTexts<Rule extends string> = Readonly<
  Record<
    Rule,
    { readonly name: string; readonly did: (side: string) => string; readonly proof: string }
  >
>;

/** The words of a game about its files. */
export interface FileTexts<
  Format extends string,
  Loss extends string,
  Notice extends string,
  LineKind extends string,
  SampleNote extends string,
> {
  /** Says which files can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** Says that a text is no position at all. */
  readonly unreadablePosition: string;
  /** The use of each format. */
  readonly formats: Texts<Format>;
  /** The parts of a record that a format may have no place for. */
  readonly losses: Texts<Loss>;
  /** The notices of a reader about a line; the line itself is shown beside the notice. */
  readonly notices: Texts<Notice>;
  /** The kinds of lines that a reader finds in a file. */
  readonly lineKinds: Texts<LineKind>;
  /** The comments of the sample game. */
  readonly sample: Texts<SampleNote>;
}
