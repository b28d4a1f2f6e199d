/** A UUID of version 4 from sixteen random bytes. */
export const uuidOf = (random: Uint8Array): string => {
  const hex = Array.from(random, (byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** An id that nothing else has. `crypto.randomUUID` is missing over plain http, as from a computer to a phone at home. */
export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
