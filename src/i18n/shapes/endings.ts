/** Who an ending is about, by the names of their sides; both empty when nobody won. */
export interface Sides {
  readonly winner: string;
  readonly loser: string;
}

/** How a game ended, in a word or two, and why, in a sentence. */
export interface EndingText {
  readonly how: string;
  readonly why: (sides: Sides) => string;
}

/** How a sitting ends that the rules of its game do not end, by code; `other` for what only a file can say. */
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
