/** Letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** How many characters of a file's name are shown. */
const SHOWN = 200;

/**
 * Prepares a name for a sentence that is one text, as labels are. Whatever the direction of the name, it turns nothing
 * round it, and it is no longer than one can read.
 */
export const bidiIsolate = (name: string): string => {
  const plain = name.replace(/\p{Bidi_Control}/gu, '');
  const cut = plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
  return rightToLeft.test(cut) ? `\u2068${cut}\u2069` : cut;
};
