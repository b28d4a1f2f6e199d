/** What is asked of local storage. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Local storage; null where reading the property alone is forbidden. */
export const localShelf = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};
