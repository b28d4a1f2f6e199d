/** As `fetchOnce`, for what there is many of. */
import { fetchOnce } from './chunk.ts';

/** Fetches what belongs to each thing when it is first wanted of that thing, and later answers with that same promise. */
export const fetchOnceOf = <K extends object, T>(
  load: (of: K) => Promise<T>,
): ((of: K) => Promise<T>) => {
  const fetched = new WeakMap<K, () => Promise<T>>();
  return (of) => {
    const known = fetched.get(of) ?? fetchOnce(() => load(of));
    fetched.set(of, known);
    return known();
  };
};
