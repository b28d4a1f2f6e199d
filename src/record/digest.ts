/** A digest of texts, for keys and versions of what is stored. */

/**
 * Sixteen hexadecimal digits that differ for different texts: two hashes of 32 bits in the manner of FNV-1a, each mixed
 * with the other. It is no protection against a text that is made to have the digest of another.
 */
export const digestOf = (text: string): string => {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (high >>> 15) ^ code, 0x85ebca6b);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

/**
 * Sorts the keys of an object, for JSON: the fields of a node are stored in the order in which they were written, which
 * may differ.
 */
const inKeyOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Plain data as text, equal for equal data. */
export const textOfValue = (value: unknown): string => JSON.stringify(value, inKeyOrder) ?? '';
