import { GitBranch, MessageSquareText } from 'lucide';
import { type FocusEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { viewNode, walkedLine } from '#store/navigation.ts';
import { tellsFouls } from '#store/selectors.ts';
import { useApp, useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ListLength, ListSlot } from '../../base/ListSlot.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { useGameText } from '../../game/game-skin.ts';
import { MoveWords } from './MoveWords.tsx';
import { bringRowInSight } from './row-in-sight.ts';
import { useMoveWords, useSpokenMoves } from './use-move-words.ts';
import { listSteps, useFocusOnCurrent, useStepKeys } from './use-step-keys.ts';
import './moves.css';

interface RowProps {
  readonly id: number;
  readonly ply: number;
  readonly words: string;
  /** The move as screen readers say it. */
  readonly spoken: string;
  readonly current: boolean;
  readonly comment: boolean;
  /** Names the fault of an illegal move; empty for a legal one, or where the players agreed to find faults themselves. */
  readonly illegal: string;
  /** How many other moves were made here. */
  readonly beside: number;
  /** Whether it was taken back: it lies beyond the head. */
  readonly beyond: boolean;
  readonly onLook: (id: number) => void;
}

const Row = memo(
  ({ id, ply, words, spoken, current, comment, illegal, beside, beyond, onLook }: RowProps) => {
    const text = useText();
    return (
      <button
        type="button"
        className="move"
        data-beyond={beyond || undefined}
        data-node={id}
        data-ply={ply}
        aria-current={current ? 'step' : undefined}
        tabIndex={current ? 0 : -1}
        onClick={() => onLook(id)}
      >
        <span className="move-number">{ply === 0 ? '' : ply}</span>
        <span className="move-words">
          {ply === 0 ? text.moves.start : <MoveWords written={words} spoken={spoken} />}
        </span>
        {illegal !== '' && <span className="move-sign">{illegal}</span>}
        {comment && (
          <span className="move-sign" title={text.moves.comment}>
            <Icon of={MessageSquareText} />
            <span className="unseen">{text.moves.comment}</span>
          </span>
        )}
        {beside > 0 && (
          <span className="move-sign" title={text.moves.variationsHere(beside)}>
            <Icon of={GitBranch} />
            <span className="unseen">{text.moves.variationsHere(beside)}</span>
          </span>
        )}
      </button>
    );
  },
);

const plyIn = ({ target }: FocusEvent): number | undefined => {
  const ply = target.closest<HTMLElement>('[data-ply]')?.dataset['ply'];
  return ply === undefined ? undefined : Number(ply);
};

/**
 * The list of the moves of the line on the board; only those in sight are drawn. Where the line branches at the shown move,
 * the other moves stand below.
 */
export const MoveList = ({ shown }: { readonly shown: number }) => {
  const { table } = useApp();
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const sitting = useSitting();
  const words = useMoveWords();
  const spoken = useSpokenMoves();
  const { namedFoul } = gameText.writing;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const stepByKey = useStepKeys(listSteps);
  const { onFocus, onBlur } = useFocusOnCurrent(root, shown);
  const variations = useOneTabStop();
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const { record, head, refereeState } = sitting.match;
  const walked = walkedLine(sitting);
  const look = useCallback((id: number) => viewNode(table, id), [table]);
  const headPly = walked.indexOf(head);
  const shownPly = walked.indexOf(shown);

  useEffect(() => {
    if (list.current !== null && root.current !== null)
      bringRowInSight(list.current, root.current, shownPly);
  }, [shownPly]);

  const siblings = (id: number): readonly number[] => {
    const { parent } = nodeAt(record, id);
    return parent === null ? [] : nodeAt(record, parent).children;
  };
  const told = tellsFouls(sitting);
  const wrongWith = (id: number): string =>
    told && nodeAt(record, id).illegal
      ? (namedFoul(lineTo(game, record, id), text)?.name ?? text.moves.illegal)
      : '';
  const beside = siblings(shown);
  // The rows of the move on the board and of the focus stay mounted even when they are scrolled out of sight.
  const kept = focused === undefined || focused >= walked.length ? [shownPly] : [shownPly, focused];
  return (
    <nav className="moves" aria-label={text.moves.label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its rows are the buttons, of which one is a tab stop. */}
      <div
        ref={root}
        className="move-rows"
        onFocus={(event) => {
          onFocus();
          setFocused(plyIn(event));
        }}
        onBlur={() => {
          onBlur();
          setFocused(undefined);
        }}
        onKeyDown={stepByKey}
      >
        <ListLength value={walked.length}>
          <Virtualizer ref={list} as="ol" item={ListSlot} data={walked} keepMounted={kept}>
            {(id, ply) => {
              const node = nodeAt(record, id);
              return (
                <Row
                  key={id}
                  id={id}
                  ply={ply}
                  words={ply === 0 ? '' : words(id)}
                  spoken={ply === 0 ? '' : spoken(id)}
                  current={id === shown}
                  comment={node.comment !== ''}
                  illegal={wrongWith(id)}
                  beside={siblings(id).length - 1}
                  beyond={headPly !== -1 && ply > headPly}
                  onLook={look}
                />
              );
            }}
          </Virtualizer>
        </ListLength>
      </div>
      {refereeState?.paused === 'adjourned' && (
        <p className="moves-end">{text.offers.adjournedEntry}</p>
      )}
      {beside.length > 1 && (
        <ul
          ref={variations.list}
          className="variations"
          aria-label={text.moves.variationsHere(beside.length - 1)}
        >
          {beside.map((id, i) => (
            <li key={id}>
              <button
                type="button"
                data-node={id}
                aria-current={id === shown ? 'step' : undefined}
                onClick={() => viewNode(table, id)}
              >
                <span className="unseen">{text.moves.variation(i + 1)}: </span>
                <MoveWords written={words(id)} spoken={spoken(id)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};
