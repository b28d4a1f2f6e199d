import { type ComponentType, createElement, lazy, useState } from 'react';

/** A file of components that is fetched when one of them is first wanted. */
export interface Later<Parts> {
  /** Fetches the file ahead of the first wish. */
  readonly fetch: () => Promise<Parts>;
  /** One of its components. It is drawn with the rest where the file is there already: nothing on the screen moves then, as it would with React's `lazy`, which is a moment late always. */
  readonly part: <Props extends object>(
    pick: (parts: Parts) => ComponentType<Props>,
  ) => ComponentType<Props>;
}

/** Components that come later, out of one file. */
export const later = <Parts>(load: () => Promise<Parts>): Later<Parts> => {
  let here: Parts | undefined;
  const fetch = async (): Promise<Parts> => {
    here = await load();
    return here;
  };
  return {
    fetch,
    part: (pick) => {
      const Late = lazy(async () => ({ default: pick(await fetch()) }));
      return (props) => {
        const [Part] = useState(() => (here ? pick(here) : Late) as typeof Late);
        return createElement(Part, props);
      };
    },
  };
};
