/** A UUID of version 4 from sixteen random bytes: of the four digits that may begin its fourth group the first is enough. */
export const uuidOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/** An id that nothing else has. `crypto.randomUUID` is missing over plain http, as from a computer to a phone at home. */
export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
