/** A field of a stored value of any type; undefined if it has none. */
export const fieldOf = (stored: unknown, field: string): unknown =>
  typeof stored === 'object' && stored !== null && field in stored
    ? (stored as Readonly<Record<string, unknown>>)[field]
    : undefined;
