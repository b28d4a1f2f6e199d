import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Arrow } from '#record/marks.ts';
import { nodeAt } from '#record/record.ts';
import { shownNode } from '#store/selectors.ts';
import { useSitting } from '../../../../app/app-context.tsx';
import { useBoardField } from '../../../../board/use-board-field.ts';
import { useSkin } from '../../../../game/game-skin.ts';
import { editing } from '../../../../table/editing.ts';
import './arrows.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow as it lies over the table, in CSS pixels from its upper left corner; without an end it is a circle. */
interface DrawnArrow {
  readonly key: string;
  readonly from: Point;
  readonly to: Point | undefined;
}

const nothing: readonly Arrow[] = [];

const middleOf = (table: Element, element: Element | null): Point | undefined => {
  if (element === null) return undefined;
  const [of, box] = [table.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: box.left - of.left + box.width / 2, y: box.top - of.top + box.height / 2 };
};

/** Draws the arrows and circles of the position on the board, from the hands too, over the whole table. */
export const ArrowLayer = () => {
  const skin = useSkin();
  const sitting = useSitting();
  const { preview } = useStore(editing);
  const { arrows: kept = nothing } = nodeAt(sitting.match.record, shownNode(sitting));
  const { flipped } = sitting;
  const [laid, lay] = useState<{
    readonly size: number;
    readonly arrows: readonly DrawnArrow[];
  }>();
  const table = useBoardField()?.closest('.stage-table') ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that was turned has its squares elsewhere.
  useLayoutEffect(() => {
    if (table === null) return undefined;
    const square = (at: number): Element | null =>
      table.querySelector(`[role="grid"] [data-square="${skin.squareName(at)}"]`);
    const place = ({ from }: Arrow): Element | null => {
      if (from.at === 'square') return square(from.square);
      const face = skin.handKinds.find(({ kind }) => kind === from.kind)?.faces[0];
      const hand = table.querySelector(`.hand[data-hand-of="${from.seat}"]`);
      return hand?.querySelector(`[data-hand="${face}"]`) ?? hand;
    };
    const measure = (): void => {
      const arrows = (preview === null ? kept : [...kept, preview]).flatMap((arrow, i) => {
        const from = middleOf(table, place(arrow));
        const to = arrow.to && middleOf(table, square(arrow.to.square));
        if (from === undefined) return [];
        return [{ key: `${i}`, from, to }];
      });
      const size = square(0)?.getBoundingClientRect().width ?? 0;
      lay({ size, arrows });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    return () => watch.disconnect();
  }, [kept, preview, flipped, skin, table]);

  if (table === null || laid === undefined || laid.arrows.length === 0) return null;
  const { size } = laid;
  return createPortal(
    <svg className="arrows" aria-hidden="true" data-arrows={laid.arrows.length}>
      <defs>
        <marker
          id="arrow-point"
          viewBox="0 0 10 10"
          refX="5"
          refY="5"
          markerWidth="3.2"
          markerHeight="3.2"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      {laid.arrows.map(({ key, from, to }) => {
        if (to === undefined || (to.x === from.x && to.y === from.y))
          return (
            <circle key={key} cx={from.x} cy={from.y} r={size * 0.42} strokeWidth={size * 0.07} />
          );
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
        const [begin, end] = [size * 0.22, length - size * 0.22];
        return (
          <path
            key={key}
            d={`M${from.x + dx * begin} ${from.y + dy * begin}L${from.x + dx * end} ${from.y + dy * end}`}
            strokeWidth={size * 0.12}
            markerEnd="url(#arrow-point)"
          />
        );
      })}
    </svg>,
    table,
  );
};
