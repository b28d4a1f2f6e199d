/** What is asked of local storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Local storage; null where reading the property alone is forbidden. */
export const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};
