/** Refusals of what is no move at all: there is nothing that could stand on the board. */
const slips = ['empty-square', 'not-in-hand', 'occupied', 'own-piece'];

/** Whether what was refused is a slip of the hand and not a move. */
export const isSlip = (rule: string): boolean => slips.includes(rule);
