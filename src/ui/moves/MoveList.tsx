import { GitBranch, MessageSquareText } from 'lucide';
import { memo, use, useEffect, useMemo, useRef } from 'react';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { lookAt } from '#store/commands.ts';
import { walkedLine } from '#store/looking.ts';
import { Icon } from '../common/Icon.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettings, useSitting } from '../table-context.tsx';
import './moves.css';

interface RowProps {
  readonly id: number;
  readonly ply: number;
  readonly words: string;
  readonly current: boolean;
  readonly comment: boolean;
  readonly illegal: boolean;
  /** How many other moves were made here. */
  readonly beside: number;
  /** Whether it was taken back: it lies beyond the head. */
  readonly beyond: boolean;
  readonly onLook: (id: number) => void;
}

const Row = memo(
  ({ id, ply, words, current, comment, illegal, beside, beyond, onLook }: RowProps) => {
    const page = usePageText();
    return (
      <li className="move" data-beyond={beyond || undefined}>
        <button
          type="button"
          data-node={id}
          data-ply={ply}
          aria-current={current ? 'step' : undefined}
          onClick={() => onLook(id)}
        >
          <span className="move-number">{ply === 0 ? '' : ply}</span>
          <span className="move-words">{ply === 0 ? page.moves.start : words}</span>
          {illegal && <span className="move-sign">{page.moves.illegal}</span>}
          {comment && (
            <span className="move-sign" title={page.moves.comment}>
              <Icon of={MessageSquareText} />
              <span className="unseen">{page.moves.comment}</span>
            </span>
          )}
          {beside > 0 && (
            <span className="move-sign" title={page.moves.variationsHere(beside)}>
              <Icon of={GitBranch} />
              <span className="unseen">{page.moves.variationsHere(beside)}</span>
            </span>
          )}
        </button>
      </li>
    );
  },
);

/** The moves of the line on the board, and where it branches the other moves beside it. */
export const MoveList = ({ shown }: { readonly shown: number }) => {
  const { table, tongue } = usePlace();
  const { write } = use(tongue.writing());
  const { notation } = useSettings();
  const page = usePageText();
  const sitting = useSitting();
  const list = useRef<HTMLOListElement>(null);
  const { record, head } = sitting.match;
  const walked = walkedLine(sitting);
  const words = (id: number): string => {
    const line = lineTo(table.game, record, id);
    return line.before === null ? '' : write(line, notation);
  };
  const look = useMemo(() => (id: number) => lookAt(table, id), [table]);
  const headPly = walked.indexOf(head);

  // Only the list scrolls to the move shown, never the page.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector(`[data-node="${shown}"]`)?.closest('li');
    if (!row || !box) return;
    // The list is the row's offset parent.
    const top = row.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [shown]);

  const siblings = (id: number): readonly number[] => {
    const { parent } = nodeAt(record, id);
    return parent === null ? [] : nodeAt(record, parent).children;
  };
  const beside = siblings(shown);
  return (
    <nav className="moves" aria-label={page.moves.label}>
      <ol ref={list}>
        {walked.map((id, ply) => {
          const node = nodeAt(record, id);
          return (
            <Row
              key={id}
              id={id}
              ply={ply}
              words={words(id)}
              current={id === shown}
              comment={node.comment !== ''}
              illegal={node.illegal === true}
              beside={siblings(id).length - 1}
              beyond={headPly !== -1 && ply > headPly}
              onLook={look}
            />
          );
        })}
      </ol>
      {beside.length > 1 && (
        <ul className="variations" aria-label={page.moves.variationsHere(beside.length - 1)}>
          {beside.map((id, i) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shown ? 'step' : undefined}
                onClick={() => lookAt(table, id)}
              >
                <span className="unseen">{page.moves.variation(i + 1)}: </span>
                {words(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};
