import {
  type FocusEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { viewNode } from '#store/commands.ts';
import { walkedLine } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useGame, useSettled } from '../app-context.tsx';
import { ListLength, ListSlot } from '../common/ListSlot.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { useMoveWords } from '../move-list/use-move-words.ts';
import { usePageText } from '../page-text.ts';
import { usePlayers } from '../play-page/use-board-view.ts';
import { LineEnding } from './LineEnding.tsx';
import { endingOf } from './line-ending.ts';
import { MoveCell } from './MoveCell.tsx';
import { type Cell, type MoveRow, moveRows, rowsById } from './move-rows.ts';
import { snippetOf, spentText } from './spent-text.ts';
import { VariationRow } from './VariationRow.tsx';
import './reading-list.css';

/** From this width on the moves of both sides stand beside each other, in CSS pixels. */
const WIDE = 420;

const useIsWide = (of: RefObject<HTMLElement | null>): boolean => {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const list = of.current;
    if (list === null) return;
    const measure = (): void => setWide(list.clientWidth >= WIDE);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, [of]);
  return isWide;
};

const nodeIn = ({ target }: FocusEvent): number | undefined => {
  const node = target.closest<HTMLElement>('[data-ply]')?.dataset['node'];
  return node === undefined ? undefined : Number(node);
};

/** The moves of a record that is read, with all that is known of them; those in sight are drawn. The end of the line is the last row. */
export const ReadingList = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const { table } = useApp();
  const game = useGame();
  const { SeatSign } = useSkin();
  const gameText = useGameText();
  const page = usePageText();
  const players = usePlayers();
  const sitting = useSettled();
  const words = useMoveWords();
  const { namedFoul } = use(gameText.writing());
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const wide = useIsWide(root);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const { record } = sitting.match;
  const line = walkedLine(sitting);
  const ending = endingOf(sitting, line);
  const ends = ending !== null;
  const begins = game.turn(lineTo(game, record, record.root).position);
  const rows = useMemo(
    () => moveRows({ record, line, begins, wide, ends }),
    [record, line, begins, wide, ends],
  );
  const places = useMemo(() => rowsById(rows), [rows]);
  const shown = shownNode(sitting);
  const place = places.get(shown) ?? 0;
  const look = useCallback(
    (id: number) => {
      viewNode(table, id);
      onChoose?.();
    },
    [table, onChoose],
  );

  // Only the list scrolls to the move shown, never the page.
  useEffect(() => {
    const drawn = list.current;
    if (drawn === null) return;
    const top = drawn.getItemOffset(place) - drawn.scrollOffset;
    // A list that was not measured yet has no height, and begins with its first row.
    const inSight = top === 0 || (top > 0 && top + drawn.getItemSize(place) <= drawn.viewportSize);
    if (!inSight) drawn.scrollToIndex(place, { align: 'center' });
  }, [place]);

  const cellOf = (cell: Cell | null) => {
    if (cell === null) return <span className="move-gap" />;
    const { id, ply } = cell;
    const { comment, spentMs, illegal, bookmark = '', glyph = '' } = nodeAt(record, id);
    return (
      <MoveCell
        key={id}
        id={id}
        ply={ply}
        words={ply === 0 ? '' : words(id)}
        glyph={glyph}
        spent={spentMs === null ? '' : spentText(spentMs)}
        comment={snippetOf(comment)}
        bookmark={bookmark}
        illegal={
          illegal ? (namedFoul(lineTo(game, record, id), page)?.name ?? page.moves.illegal) : ''
        }
        current={id === shown}
        onLook={look}
      />
    );
  };
  const rowOf = (row: MoveRow, i: number) => {
    if (row.is === 'ending') return <LineEnding key="ending" outcome={ending} />;
    if (row.is === 'variation')
      return (
        <VariationRow key={`beside ${row.id}`} id={row.id} ply={row.ply} onChoose={onChoose} />
      );
    return (
      <div key={`row ${i}`} className="move-row">
        {row.is === 'start' ? cellOf({ id: row.id, ply: 0 }) : cellOf(row.first)}
        {row.is === 'moves' && wide && cellOf(row.second)}
      </div>
    );
  };
  const held = focused === undefined ? undefined : places.get(focused);
  const head = (seat: Seat) => (
    <span>
      <SeatSign seat={seat} className="move-head-sign" />
      <bdi>{players[seat]}</bdi>
    </span>
  );
  return (
    <nav className="moves reading-list" data-wide={wide || undefined} aria-label={page.moves.label}>
      {wide && (
        <div className="move-heads">
          {head(0)}
          {head(1)}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears which row has the focus. */}
      <div
        ref={root}
        className="move-rows"
        onFocus={(event) => setFocused(nodeIn(event))}
        onBlur={() => setFocused(undefined)}
      >
        <ListLength value={rows.length}>
          <Virtualizer
            ref={list}
            as="ol"
            item={ListSlot}
            data={rows}
            keepMounted={held === undefined ? [place] : [place, held]}
          >
            {rowOf}
          </Virtualizer>
        </ListLength>
      </div>
    </nav>
  );
};
