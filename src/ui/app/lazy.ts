import { Component, type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { useStore } from 'zustand';
import { fetchOnce, loading, miss } from '#loading/chunk.ts';

/** A file of components that is fetched when one of them is first wanted. */
export interface LazyFile<Parts> {
  /** Fetches the file before a component of it is drawn. */
  readonly fetch: () => Promise<Parts>;
  /** Whether the file is here, so that its components are drawn at once. */
  readonly isHere: () => boolean;
  /**
   * Fetches the file in advance, and answers when it came or failed to. It reports no failure: the first component that is
   * drawn from it fetches it again.
   */
  readonly ahead: () => Promise<void>;
  /**
   * One of its components. If the file is loaded already it is drawn with the rest: nothing on the screen moves then, as it
   * would with React's `lazy`, which always suspends once. `report` is called on a failure; pass `unnoticed` for a part
   * that nobody waits for.
   */
  readonly component: <Props extends object>(
    pick: (parts: Parts) => ComponentType<Props>,
    report?: typeof miss,
  ) => ComponentType<Props>;
}

interface BoundaryProps {
  readonly tries: number;
  readonly instead: ReactNode;
  readonly report: typeof miss;
  readonly children?: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly tries: number;
}

// There is nothing to fetch for a component that failed to be drawn: the next try draws it again.
const drawnAnew = (): void => {};

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, tries: this.props.tries };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  static getDerivedStateFromProps({ tries }: BoundaryProps, state: BoundaryState) {
    return state.tries === tries ? null : { failed: false, tries };
  }
  override componentDidCatch() {
    this.props.report(drawnAnew);
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/**
 * Keeps a component that fails to load or to draw from taking the rest with it, until the player tries again. `instead`
 * stands there until then.
 */
export const ErrorBoundary = ({
  instead = null,
  report = miss,
  children,
}: {
  readonly instead?: ReactNode;
  readonly report?: typeof miss;
  readonly children?: ReactNode;
}): ReactNode => {
  const tries = useStore(loading, (state) => state.tries);
  return createElement(Boundary, { tries, instead, report }, children);
};

/** Components that come later, out of one file. */
export const lazyFile = <Parts>(load: () => Promise<Parts>): LazyFile<Parts> => {
  let here: Parts | undefined;
  let coming: Promise<Parts> | undefined;
  const bring = (): Promise<Parts> => {
    coming ??= load().then(
      (parts) => {
        here = parts;
        return parts;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const fetch = fetchOnce(bring);
  return {
    fetch,
    isHere: () => here !== undefined,
    ahead: () =>
      bring().then(
        () => {},
        () => {},
      ),
    component: (pick, report = miss) => {
      const wanted = report === miss ? fetch : fetchOnce(bring, report);
      const Late: ReturnType<typeof pick> = (props) => createElement(pick(use(wanted())), props);
      return (props) => {
        const [Part] = useState(() => (here ? pick(here) : Late));
        // The board can be played on without a part that could not be fetched.
        return createElement(ErrorBoundary, { report }, createElement(Part, props));
      };
    },
  };
};
