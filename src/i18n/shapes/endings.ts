/** The names of the sides that an ending is about; both empty when nobody won. */
export interface Sides {
  readonly winner: string;
  readonly loser: string;
}

/** How a game ended, in a word or two, and why, in a sentence. */
export interface EndingText {
  readonly how: string;
  /** The end of the sentence that begins with the winner. Absent where `how` alone is set behind it. */
  readonly by?: string;
  /** The question of a player who wants to see the proof. Absent where “Why?” is enough. */
  readonly ask?: string;
  readonly why: (sides: Sides) => string;
}

/** The endings that no rule of a game gives, by code. `other` is for an ending that only a file can name. */
export type SittingEndings = Readonly<
  Record<
    | 'resignation'
    | 'timeout'
    | 'agreement'
    | 'foul'
    | 'adjourned'
    | 'interrupted'
    | 'default'
    | 'other',
    EndingText
  >
>;
