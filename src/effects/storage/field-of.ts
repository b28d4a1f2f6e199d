/** A field of something stored, whatever it is. */
export const fieldOf = (stored: unknown, field: string): unknown =>
  typeof stored === 'object' && stored !== null && field in stored
    ? (stored as Readonly<Record<string, unknown>>)[field]
    : undefined;
