import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type IconNode,
  Minimize2,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { heedFingers } from './fingers.ts';
import { type MagnifiedBoard, magnifiedBoard } from './magnified-board.ts';
import {
  beyond,
  type Edge,
  highOf,
  isZoomed,
  showing,
  stepped,
  turnedAbout,
  wholeView,
} from './view.ts';
import { heedWheelAndFocus } from './wheel-and-focus.ts';
import { SMALL, zoomSwitch } from './zoom-switch.ts';
import './zoom.css';

const arrows: readonly (readonly [Edge, IconNode])[] = [
  ['left', ArrowLeft],
  ['right', ArrowRight],
  ['up', ArrowUp],
  ['down', ArrowDown],
];

const goals = ['target', 'capture', 'drop'].map((mark) => `.sq[data-mark~="${mark}"]`).join();

/** The visible part of a board, as far as the buttons in its frame depend on it. */
interface Seen {
  readonly board: MagnifiedBoard;
  /**
   * Whether the lower part is visible. The buttons in the frame keep to the middle of the board, so that every square can
   * come out from under them.
   */
  readonly low: boolean;
  /** How many goals lie beyond each edge. */
  readonly away: Readonly<Record<Edge, number>>;
}

const goalsBeyond = (on: MagnifiedBoard, edge: Edge): readonly HTMLElement[] =>
  [...on.field.querySelectorAll<HTMLElement>(`[role="grid"] :is(${goals})`)].filter((square) => {
    const place = on.placeOf(square);
    return place !== null && beyond(on.frame(), on.view(), place) === edge;
  });

const seenOf = (on: MagnifiedBoard): Seen | null => {
  const [frame, view] = [on.frame(), on.view()];
  if (!isZoomed(frame, view)) return null;
  const count = (edge: Edge): number => goalsBeyond(on, edge).length;
  return {
    board: on,
    low: frame.height / 2 - view.y > (highOf(frame, view.square) * frame.rows) / 2,
    away: { left: count('left'), right: count('right'), up: count('up'), down: count('down') },
  };
};

/** The middle of the visible part, or the square that has the focus: keys zoom there. */
const focusOf = (on: MagnifiedBoard) => {
  const { width, height } = on.frame();
  const place = document.activeElement && on.placeOf(document.activeElement);
  const { square, x, y } = on.view();
  return place
    ? {
        x: x + (place.column + 0.5) * square,
        y: y + (place.row + 0.5) * highOf(on.frame(), square),
      }
    : { x: width / 2, y: height / 2 };
};

/** Shows the nearest goal that lies beyond an edge. */
const showGoal = (on: MagnifiedBoard, edge: Edge): void => {
  const away = goalsBeyond(on, edge);
  const nearest = edge === 'left' || edge === 'up' ? away.at(-1) : away[0];
  const place = nearest && on.placeOf(nearest);
  if (place) on.show(showing(on.frame(), on.view(), place));
};

/** Lets fingers, wheel and keys zoom the board on the page, and draws the buttons in its frame while it is zoomed. */
export const ZoomedBoard = () => {
  const { settings } = useApp();
  const { flipped } = useSitting();
  const { zoom: words } = useText().commands;
  const [seen, see] = useState<Seen | null>(null);
  const zoomable = useRef<MagnifiedBoard | null>(null);

  useEffect(() => {
    const table = document.querySelector<HTMLElement>('.play .stage-table');
    let soon = 0;
    const look = (on: MagnifiedBoard): void => {
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(() => see(seenOf(on)));
      zoomSwitch.setState({ zoomed: isZoomed(on.frame(), on.view()) });
    };
    const on = table && magnifiedBoard(table, look);
    if (on === null) return undefined;
    zoomable.current = on;
    let end: (() => void) | null = null;
    const stop = (): void => {
      end?.();
      end = null;
      on.show(wholeView(on.frame()));
      on.board.removeAttribute('data-zoomable');
      zoomSwitch.setState({ zoomed: false, zoom: null });
    };
    const start = (): void => {
      const tapsStep = (): boolean => settings.getState().tapHalves;
      const ends = [heedFingers(on, tapsStep), heedWheelAndFocus(on)];
      end = () => {
        for (const one of ends) one();
      };
      on.board.toggleAttribute('data-zoomable', true);
      zoomSwitch.setState({
        zoom: (way) =>
          on.show(
            way === 'whole'
              ? wholeView(on.frame())
              : stepped(on.frame(), on.view(), way, focusOf(on)),
          ),
      });
    };
    const measure = (): void => {
      on.measure();
      const { width, columns } = on.frame();
      const small = width > 0 && width / columns < SMALL;
      if (small && end === null) start();
      else if (!small) stop();
    };
    measure();
    const marks = new MutationObserver(() => look(on));
    marks.observe(on.field, { subtree: true, attributeFilter: ['data-mark'] });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      marks.disconnect();
      cancelAnimationFrame(soon);
      stop();
      zoomable.current = null;
    };
  }, [settings]);

  // A player who turns the board about sees the same part of it.
  const was = useRef(flipped);
  useEffect(() => {
    const on = zoomable.current;
    if (was.current !== flipped && on) on.show(turnedAbout(on.frame(), on.view()));
    was.current = flipped;
  }, [flipped]);

  if (seen === null) return null;
  const { board } = seen;
  const { zoom } = zoomSwitch.getState();
  return createPortal(
    <div className="zoom-frame" data-low={seen.low || undefined}>
      {arrows.map(
        ([edge, icon]) =>
          seen.away[edge] > 0 && (
            <button
              key={edge}
              type="button"
              className="zoom-goals"
              data-edge={edge}
              aria-label={words.goals(seen.away[edge], edge)}
              onClick={() => showGoal(board, edge)}
            >
              <Icon of={icon} />
              <span aria-hidden="true">{seen.away[edge]}</span>
            </button>
          ),
      )}
      <div className="zoom-buttons">
        <button type="button" data-action="zoom-in" title={words.in} onClick={() => zoom?.('in')}>
          <Icon of={ZoomIn} />
        </button>
        <button
          type="button"
          data-action="zoom-out"
          title={words.out}
          onClick={() => zoom?.('out')}
        >
          <Icon of={ZoomOut} />
        </button>
        <button
          type="button"
          data-action="whole-board"
          title={words.whole}
          onClick={() => zoom?.('whole')}
        >
          <Icon of={Minimize2} />
        </button>
      </div>
    </div>,
    board.board,
  );
};
