/** The words of the screen of a level in English. */
export const level = {
  hint: 'Hint',
};
