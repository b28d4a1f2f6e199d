import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef } from 'react';
import type { Evidence, Pick, Seat, Trace } from '#kernel/game.ts';
import { useText } from '../app/text.tsx';
import type { CoordinateStyle, Skin } from '../game/skin.ts';
import { marksOf } from './marks.ts';
import { ProofLayer } from './ProofLayer.tsx';
import { pointsDown, Square } from './Square.tsx';
import './board.css';
import './marks.css';
// The marks that prove a refusal are drawn over all others, so this sheet comes last.
import './proof.css';

/** A way the cursor can leave the board. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The direction an arrow key points in. */
export const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The position on the table with its marks, and the callbacks for picks. */
export interface BoardProps {
  readonly skin: Skin;
  readonly position: object;
  /** Whether seat 1 sits below. */
  readonly flipped: boolean;
  /** The name of the piece set, and what is special about it: `kanji swapped upright`. */
  readonly pieceSet: string;
  readonly coordinates: CoordinateStyle;
  /** The names of the seats, as the start has them. */
  readonly sides: readonly [string, string];
  /** The seat whose pieces may be picked up; null while the board is locked. */
  readonly mover: Seat | null;
  readonly chosen: Pick | null;
  /** The legal next picks, to be marked; empty when hints are off. */
  readonly next: readonly Pick[];
  readonly last: Trace | null;
  readonly checked: readonly number[];
  readonly evidence: readonly Evidence[];
  /** Called with each pick. `dragged` is true when a piece was put down there, and not merely pointed at. */
  readonly onPick: (pick: Pick, dragged?: boolean) => void;
  readonly onCancel: () => void;
}

type RowProps = Only<BoardProps, 'skin' | 'position' | 'flipped' | 'pieceSet' | 'coordinates'> & {
  readonly sides: readonly string[];
  /** Its squares, from the left. */
  readonly squares: readonly number[];
  /** The marks of each, with commas between. */
  readonly marks: string;
  /** The square on which Tab stops at first. */
  readonly first: number;
};

type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** Whether two rows look alike. After a move most rows are unchanged, though the position is another. */
const isSameRow = (was: RowProps, is: RowProps): boolean => {
  const parts = Object.keys(was) as readonly (keyof RowProps)[];
  return (
    parts.every((part) => part === 'position' || was[part] === is[part]) &&
    (was.position === is.position ||
      was.squares.every((square) => {
        const stood = was.skin.faceAt(was.position, square);
        const stands = is.skin.faceAt(is.position, square);
        return (
          stood?.face === stands?.face &&
          stood?.kind === stands?.kind &&
          stood?.seat === stands?.seat
        );
      }))
  );
};

/** One row of squares. It is drawn again only when something on it has changed: a press marks few of them. */
const Row = memo(({ squares, marks, first, ...props }: RowProps) => {
  const { skin, flipped } = props;
  const marksOn = marks.split(',');
  return (
    <div role="row" className="row">
      {squares.map((square, i) => {
        const piece = skin.faceAt(props.position, square);
        return (
          <Square
            key={square}
            skin={skin}
            coordinates={props.coordinates}
            square={square}
            face={piece?.face ?? ''}
            kind={piece?.kind ?? ''}
            // A piece that is nobody's has no side.
            side={props.sides[piece?.seat ?? -1] ?? ''}
            down={pointsDown(piece?.seat, flipped)}
            set={props.pieceSet}
            marks={marksOn[i] ?? ''}
            first={square === first}
            seat={piece?.seat ?? null}
          />
        );
      })}
    </div>
  );
}, isSameRow);

/** The board: a grid with one tab stop. The cursor goes the way it looks on the screen, also on a flipped board. */
export const Board = ({
  onLeave,
  told,
  children,
  ...props
}: BoardProps & {
  /** Data attributes of the board that tell programs about the game: `data-game`, `data-at-ply`, `data-turn`. */
  readonly told?: object;
  /** Called when an arrow points past the edge. The caller decides where the focus goes. */
  readonly onLeave?: (direction: Direction, from: Element) => void;
  /** Elements over the squares, such as the promotion card. */
  readonly children?: ReactNode;
}) => {
  const { skin, position, flipped, coordinates, chosen, next, last, checked, evidence } = props;
  const { columns, rows, seen: order } = skin.board;
  const text = useText();
  const grid = useRef<HTMLDivElement>(null);
  const first = Math.floor((rows * 2) / 3) * columns + Math.floor(columns / 2);

  const marks = useMemo(
    () =>
      marksOf({
        chosen,
        next,
        last,
        checked,
        evidence,
        proofMarks: skin.proofMarks,
        isEmpty: (square) => skin.faceAt(position, square) === null,
      }),
    [chosen, next, last, checked, evidence, skin, position],
  );

  /** The squares as they are seen, row by row from the upper left. */
  const cells = useMemo(() => {
    const all = order ?? Array.from({ length: columns * rows }, (_, square) => square);
    const seen = flipped ? all.toReversed() : all;
    return Array.from({ length: rows }, (_, row) => seen.slice(row * columns, (row + 1) * columns));
  }, [columns, rows, order, flipped]);

  // The same elements at every press, so that React does not compare what is in them.
  const ground = useMemo(() => <skin.Ground flipped={flipped} />, [skin, flipped]);
  const rim = useMemo(() => {
    const labels = (list: readonly string[]) =>
      (flipped ? list.toReversed() : list).map((label) => <span key={label}>{label}</span>);
    return (
      <>
        <div className="board-wood" aria-hidden="true" />
        <div className="files" aria-hidden="true">
          {labels(skin.columnLabels(coordinates))}
        </div>
        <div className="ranks" aria-hidden="true">
          {labels(skin.rowLabels(coordinates))}
        </div>
      </>
    );
  }, [skin, coordinates, flipped]);

  const elements = (): readonly HTMLElement[] =>
    Array.from(grid.current?.querySelectorAll<HTMLElement>('.sq') ?? []);

  const moveTo = (row: number, column: number): void => elements()[row * columns + column]?.focus();

  /** The index of the square that an event came from; -1 if it came from none. */
  const indexOf = (target: EventTarget): number => {
    const all: readonly EventTarget[] = elements();
    return all.indexOf(target);
  };

  const pickOn = (index: number): void => {
    const square = cells.flat()[index];
    if (square !== undefined) props.onPick({ at: 'square', square });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const index = indexOf(event.target);
    if (index < 0) return;
    const row = Math.floor(index / columns);
    const column = index % columns;
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      const toRow = row + (arrow === 'down' ? 1 : arrow === 'up' ? -1 : 0);
      const toColumn = column + (arrow === 'right' ? 1 : arrow === 'left' ? -1 : 0);
      const inside = toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns;
      if (inside) moveTo(toRow, toColumn);
      else if (event.target instanceof Element) onLeave?.(arrow, event.target);
    } else if (event.key === 'Home') moveTo(event.ctrlKey ? 0 : row, 0);
    else if (event.key === 'End') moveTo(event.ctrlKey ? rows - 1 : row, columns - 1);
    else if (event.key === 'Enter' || event.key === ' ') pickOn(index);
    else return;
    // The page must neither scroll nor step through the game as well.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="board" data-part="board" {...told}>
      {rim}
      <div className="field">
        {ground}
        <div
          ref={grid}
          role="grid"
          className="grid"
          aria-label={text.board.label}
          aria-describedby="board-keys"
          onKeyDown={onKeyDown}
          // A pointer picks on press, in the stage. Only clicks of screen readers arrive here.
          onClick={({ detail, target }) => {
            if (detail === 0) pickOn(indexOf(target));
          }}
          // The cursor is set on the elements themselves, so that React draws nothing again for it.
          onFocus={({ target }) => {
            if (!target.matches('.sq')) return;
            grid.current?.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
            target.setAttribute('tabindex', '0');
          }}
        >
          {cells.map((squares) => (
            <Row
              key={squares[0]}
              skin={skin}
              position={position}
              flipped={flipped}
              pieceSet={props.pieceSet}
              coordinates={coordinates}
              sides={props.sides}
              squares={squares}
              marks={squares.map((square) => marks.get(square) ?? '').join()}
              first={first}
            />
          ))}
        </div>
        {evidence.length > 0 && (
          <ProofLayer evidence={evidence} skin={skin} pieceSet={props.pieceSet} flipped={flipped} />
        )}
        {children}
      </div>
    </div>
  );
};
