import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useStore } from 'zustand';
import type { Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { guessingStore, uncoveredLine } from '#store/guessing.ts';
import { viewNode, walkedLine } from '#store/navigation.ts';
import { shownNode, sittingOnBoard } from '#store/selectors.ts';
import { useApp, useGame, useSettings, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { ListLength, ListSlot } from '../../../base/ListSlot.tsx';
import { useGameText, useSkin } from '../../../game/game-skin.ts';
import { signOf } from '../../../game/seat-sign.ts';
import { useCommentReader } from '../../../table/comment-reader.ts';
import { usePlayers } from '../../../table/use-players.ts';
import { usePositionView } from '../../../table/use-position-view.ts';
import { bringRowInSight, isRowInSight } from '../row-in-sight.ts';
import { useMoveWords, useSpokenMoves } from '../use-move-words.ts';
import { listSteps, useFocusOnCurrent, useStepKeys } from '../use-step-keys.ts';
import { endingOf, LineEnding } from './LineEnding.tsx';
import { MoveCell } from './MoveCell.tsx';
import { type Cell, type MoveRow, moveRows, rowsById } from './move-rows.ts';
import { nodeAtScroll, scrollOfNode } from './scroll-moves.ts';
import { snippetOf, spentText } from './spent-text.ts';
import { VariationRow } from './VariationRow.tsx';
import './reading-list.css';

/** The width in CSS pixels from which the moves of both sides stand beside each other. */
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

/**
 * The list of the moves of a record, with their times, signs and comments. Only the rows in sight are drawn. The last row
 * says how the line ends, if that is known.
 */
export const ReadingList = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const { table } = useApp();
  const game = useGame();
  const skin = useSkin();
  const { SeatSign } = skin;
  const { position } = usePositionView().line;
  const gameText = useGameText();
  const text = useText();
  const players = usePlayers();
  const sitting = useSitting();
  const words = useMoveWords();
  const readComment = useCommentReader();
  const spoken = useSpokenMoves();
  const { namedFoul } = gameText.writing;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const wide = useIsWide(root);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const stepByKey = useStepKeys(listSteps);
  const { record } = sitting.match;
  const { what } = useStore(guessingStore);
  const whole = walkedLine(sitting);
  const here = shownNode(sitting);
  const line = useMemo(() => uncoveredLine(whole, here, what), [whole, here, what]);
  const ending = line.length < whole.length ? null : endingOf(sitting, line);
  const ends = ending !== null;
  const begins = game.turn(lineTo(game, record, record.root).position);
  const rows = useMemo(
    () => moveRows({ record, line, begins, wide, ends }),
    [record, line, begins, wide, ends],
  );
  const places = useMemo(() => rowsById(rows), [rows]);
  const shown = shownNode(sitting);
  const place = places.get(shown) ?? 0;
  const { onFocus, onBlur } = useFocusOnCurrent(root, shown);
  const look = useCallback(
    (id: number) => {
      viewNode(table, id);
      onChoose?.();
    },
    [table, onChoose],
  );

  const { scrollMoves } = useSettings();
  useEffect(() => {
    const box = root.current;
    if (box === null || !scrollMoves) return undefined;
    const follow = (): void => {
      const way = box.scrollHeight - box.clientHeight;
      const node = way > 0 ? nodeAtScroll(rows, box.scrollTop / way) : undefined;
      if (node !== undefined) viewNode(table, node);
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scrollMoves, rows, table]);

  // The move shown that the reader has scrolled out of sight.
  const left = useRef<number>(undefined);

  // The list scrolls to the move shown, and again when it has less room, as beside a result.
  useEffect(() => {
    const [drawn, box] = [list.current, root.current];
    if (drawn === null || box === null) return undefined;
    const keepInSight = (): void => {
      if (scrollMoves) {
        const way = box.scrollHeight - box.clientHeight;
        // While the reader scrolls, the list is at that move already, and this render is a frame behind.
        const now = shownNode(sittingOnBoard(table.store.getState()));
        if (way > 0 && now === shown && nodeAtScroll(rows, box.scrollTop / way) !== shown)
          box.scrollTop = scrollOfNode(rows, place, shown) * way;
        return;
      }
      if (left.current !== shown) bringRowInSight(drawn, box, place);
    };
    const noteScroll = (): void => {
      left.current = isRowInSight(drawn, box, place) ? undefined : shown;
    };
    keepInSight();
    box.addEventListener('scroll', noteScroll, { passive: true });
    const observer = new ResizeObserver(keepInSight);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', noteScroll);
      observer.disconnect();
    };
  }, [place, scrollMoves, rows, shown, table]);

  const cellOf = (cell: Cell | null) => {
    if (cell === null) return <span className="move-gap" />;
    const { id, ply } = cell;
    const { spentMs, illegal, bookmark = '', glyph = '' } = nodeAt(record, id);
    return (
      <MoveCell
        key={id}
        id={id}
        ply={ply}
        words={ply === 0 ? '' : words(id)}
        spoken={ply === 0 ? '' : spoken(id)}
        glyph={glyph}
        spent={spentMs === null ? '' : spentText(spentMs)}
        comment={snippetOf(readComment(record, id).rest)}
        bookmark={bookmark}
        illegal={
          illegal ? (namedFoul(lineTo(game, record, id), text)?.name ?? text.moves.illegal) : ''
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
      <SeatSign seat={signOf(skin, seat, position)} className="move-head-sign" />
      <bdi>{players[seat]}</bdi>
    </span>
  );
  return (
    <nav className="moves reading-list" data-wide={wide || undefined} aria-label={text.moves.label}>
      {wide && (
        <div className="move-heads">
          {head(0)}
          {head(1)}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its rows are the buttons, of which one is a tab stop. */}
      <div
        ref={root}
        className="move-rows"
        onFocus={(event) => {
          onFocus();
          setFocused(nodeIn(event));
        }}
        onBlur={() => {
          onBlur();
          setFocused(undefined);
        }}
        onKeyDown={stepByKey}
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
