/** The numbers of the files as players count them, each from the right. */
const chinese = [...'一二三四五六七八九'];
const digits = [...'123456789'];

/**
 * The numbers along the upper and the lower edge: Red's files in Chinese numerals, Black's in digits, as their moves
 * are written.
 */
export const fileNumbers = (
  flipped: boolean,
): readonly [upper: readonly string[], lower: readonly string[]] =>
  flipped ? [chinese, digits.toReversed()] : [digits, chinese.toReversed()];
