/** Letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** How much of a name of a file is shown. */
const SHOWN = 200;

/**
 * A name as part of a sentence that is one text, as labels are: whatever its direction, it turns nothing round it, and it is
 * no longer than one can read.
 */
export const bidiIsolate = (name: string): string => {
  const plain = name.replace(/\p{Bidi_Control}/gu, '');
  const cut = plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
  return rightToLeft.test(cut) ? `\u2068${cut}\u2069` : cut;
};
