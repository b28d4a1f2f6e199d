import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useState,
} from 'react';

/** A file of components that is fetched when one of them is first wanted. */
export interface Later<Parts> {
  /** Fetches the file ahead of the first wish. */
  readonly fetch: () => Promise<Parts>;
  /** One of its components. It is drawn with the rest where the file is there already: nothing on the screen moves then, as it would with React's `lazy`, which is a moment late always. */
  readonly part: <Props extends object>(
    pick: (parts: Parts) => ComponentType<Props>,
  ) => ComponentType<Props>;
}

/** What stands there instead of what fails to load or to draw: nothing, if nothing is given. */
export class Failing extends Component<{
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
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
        // The board is there to play on, without what could not be fetched.
        return createElement(Failing, null, createElement(Part, props));
      };
    },
  };
};
