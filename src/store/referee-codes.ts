/** The refusal of every piece but the one that was touched in a foul. It is no rule of a game: its words are the table's own. */
export const TOUCHED = 'touched-piece';
