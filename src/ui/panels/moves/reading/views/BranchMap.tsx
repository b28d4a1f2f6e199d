import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MapPlace } from '#record/branch-map.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { viewNode } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useSitting } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { useMoveWords } from '../../use-move-words.ts';
import { mapSteps, useStepKeys } from '../../use-step-keys.ts';
import { mapOf } from './known-map.ts';
import { hasRoom, inWindow, linesOut, type MapWindow } from './map-window.ts';

/** The distance between nodes, across and down, and the width of the numbers beside them, in CSS pixels. */
const [ACROSS, DOWN, NUMBERS] = [30, 24, 34] as const;
/** How many rows and columns are drawn on each side beyond those in sight. */
const SPARE = 8;

/** The part of the map to draw until it is known how much is in sight. */
const around = (here: MapPlace | undefined): MapWindow => {
  const { column, row } = here ?? { column: 0, row: 0 };
  return { columns: [column - 12, column + 12], rows: [row - 10, row + 10] };
};

/** The map of a record's branches: each line runs down, and variations stand to the right of the line they leave. */
export const BranchMap = () => {
  const { table } = useApp();
  const text = useText();
  const words = useMoveWords();
  const sitting = useSitting();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { record } = sitting.match;
  const shown = shownNode(sitting);
  const map = mapOf(record);
  const here = map.at.get(shown);
  const [seen, see] = useState(() => around(here));
  const path = useMemo(() => new Set(pathTo(record, shown)), [record, shown]);

  // Scrolls to the shown move, and again when the map has less room, as beside a result.
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null || here === undefined) return undefined;
    const [x, y] = [NUMBERS + here.row * ACROSS, here.column * DOWN];
    const keepInSight = (): void => {
      if (y < box.scrollTop + DOWN || y > box.scrollTop + box.clientHeight - 3 * DOWN)
        box.scrollTop = y - box.clientHeight / 2;
      if (x < box.scrollLeft + NUMBERS || x > box.scrollLeft + box.clientWidth - 2 * ACROSS)
        box.scrollLeft = x - box.clientWidth / 2;
    };
    keepInSight();
    const observer = new ResizeObserver(keepInSight);
    observer.observe(box);
    return () => observer.disconnect();
  }, [here]);

  useLayoutEffect(() => {
    const box = root.current;
    if (box === null) return undefined;
    const look = (): void => {
      const [top, left] = [box.scrollTop / DOWN, (box.scrollLeft - NUMBERS) / ACROSS];
      const columns = [
        Math.floor(top) - SPARE,
        Math.ceil(top + box.clientHeight / DOWN) + SPARE,
      ] as const;
      const rows = [
        Math.floor(left) - SPARE,
        Math.ceil(left + box.clientWidth / ACROSS) + SPARE,
      ] as const;
      // Draws another part only when half of the spare rows or columns are used up.
      see((now) =>
        Math.abs(now.columns[0] - columns[0]) < SPARE / 2 &&
        Math.abs(now.rows[0] - rows[0]) < SPARE / 2 &&
        now.columns[1] - now.columns[0] >= columns[1] - columns[0] &&
        now.rows[1] - now.rows[0] >= rows[1] - rows[0]
          ? now
          : { columns, rows },
      );
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  const [width, height] = [NUMBERS + map.wide * ACROSS + 80, map.columns.length * DOWN + 16];

  const onKeyDown = useStepKeys(mapSteps);
  const middle = ({ row, column }: MapPlace): readonly [x: number, y: number] => [
    NUMBERS + (row + 0.5) * ACROSS,
    (column + 0.5) * DOWN,
  ];
  const lineTo = (place: MapPlace): string => {
    const from = place.parent === null ? undefined : map.at.get(place.parent);
    if (from === undefined) return '';
    const [[fromX, fromY], [x, y]] = [middle(from), middle(place)];
    return x === fromX
      ? `M${x} ${fromY}V${y}`
      : `M${fromX} ${fromY}H${x - 8}Q${x} ${fromY} ${x} ${fromY + 8}V${y}`;
  };
  const shape = (place: MapPlace) => {
    const [x, y] = middle(place);
    const { comment, bookmark } = nodeAt(record, place.node);
    if (bookmark !== undefined) return <path d={`M${x} ${y - 7}l7 7-7 7-7-7Z`} />;
    if (comment !== '') return <rect x={x - 5.5} y={y - 5.5} width={11} height={11} rx={1.5} />;
    return <circle cx={x} cy={y} r={4.5} />;
  };
  // Beside other nodes, and where a line leaves to the right, there is no room for words.
  const isAlone = (column: number): boolean => (map.columns[column]?.length ?? 0) < 2;
  const drawn = inWindow(map.columns, seen);
  // The node that the keyboard stands on is always drawn.
  const all = here === undefined || drawn.includes(here) ? drawn : [...drawn, here];
  const first = Math.max(0, seen.columns[0]);
  const numbers = map.columns
    .slice(first, seen.columns[1] + 1)
    .flatMap((_, i) => ((first + i) % 5 === 0 ? [first + i] : []));
  const lines = [...all, ...linesOut(record, map.at, all, seen)];
  const part = (isPath: boolean): string =>
    lines
      .filter(({ node }) => path.has(node) === isPath)
      .map(lineTo)
      .join('');
  const branching = all.filter(({ node }) => nodeAt(record, node).children.length > 1);
  return (
    <div
      ref={root}
      className="branch-map"
      role="tree"
      tabIndex={0}
      data-part="map"
      aria-label={text.reading.panes.map}
      aria-activedescendant={`${id}${shown}`}
      onKeyDown={onKeyDown}
    >
      <svg
        role="none"
        // The words of the first node stand above it.
        viewBox={`0 -8 ${width} ${height}`}
        width={width}
        height={height}
      >
        <g className="map-numbers">
          {numbers.map((ply) => (
            <text key={ply} x={NUMBERS - 8} y={(ply + 0.5) * DOWN + 4}>
              {ply}
            </text>
          ))}
        </g>
        <g>
          <path className="map-lines" d={part(false)} />
          <path className="map-lines map-path" d={part(true)} />
        </g>
        <g className="map-words">
          {all
            .filter(({ column }) => column > 0 && isAlone(column) && isAlone(column + 1))
            .map((place) => {
              const [x, y] = middle(place);
              return (
                <text key={place.node} x={x + 14} y={y + 4}>
                  {words(place.node)}
                </text>
              );
            })}
        </g>
        <g className="map-branches">
          {branching.map((place) => {
            const [x, y] = middle(place);
            const [, first = 0, ...others] = nodeAt(record, place.node).children;
            return (
              <text key={place.node} x={x + 7} y={y - 5} data-branches={others.length + 1}>
                +{others.length + 1}
                {hasRoom(map.columns, place) && ` ${words(first)}`}
              </text>
            );
          })}
        </g>
        {all.map((place) => {
          const { node, column, row } = place;
          const here = column === 0 ? text.moves.start : `${column} ${words(node)}`;
          const [, first, ...others] = nodeAt(record, node).children;
          const name =
            first === undefined
              ? here
              : text.reading.panes.branching(here, others.length + 1, words(first));
          return (
            <g
              key={node}
              id={`${id}${node}`}
              role="treeitem"
              tabIndex={-1}
              className="map-node"
              data-node={node}
              data-beside={row > 0 || undefined}
              data-shown={node === shown || undefined}
              aria-label={name}
              aria-level={column + 1}
              aria-selected={node === shown}
              onClick={() => viewNode(table, node)}
            >
              <title>{name}</title>
              <rect
                className="map-press"
                x={NUMBERS + row * ACROSS}
                y={column * DOWN}
                width={ACROSS}
                height={DOWN}
              />
              {shape(place)}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
