import { GitBranch } from 'lucide';
import { nodeAt } from '#record/record.ts';
import { viewNode } from '#store/navigation.ts';
import { useApp, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { MoveWords } from '../MoveWords.tsx';
import { useMoveWords, useSpokenMoves } from '../use-move-words.ts';

/** How many moves of a variation are written in its row. */
const WRITTEN = 4;

interface VariationRowProps {
  /** The node of its first move. */
  readonly id: number;
  readonly ply: number;
  readonly onChoose: (() => void) | undefined;
}

/** A row for a line that branches off, below the move that it replaces: its first moves, and its length. */
export const VariationRow = ({ id, ply, onChoose }: VariationRowProps) => {
  const { table } = useApp();
  const words = useMoveWords();
  const spoken = useSpokenMoves();
  const text = useText();
  const { record } = useSitting().match;
  const first: number[] = [];
  let length = 0;
  for (let at: number | undefined = id; at !== undefined; at = nodeAt(record, at).children[0]) {
    if (length < WRITTEN) first.push(at);
    length += 1;
  }
  return (
    <button
      type="button"
      className="move-variation"
      data-node={id}
      // The list is one tab stop: ↓ goes to it from the move that it replaces.
      tabIndex={-1}
      onClick={() => {
        viewNode(table, id);
        onChoose?.();
      }}
    >
      <Icon of={GitBranch} />
      <span className="move-variation-words">
        {first.map((node, i) => (
          <span key={node}>
            <small>{ply + i}</small> <MoveWords written={words(node)} spoken={spoken(node)} />{' '}
          </span>
        ))}
      </span>
      <small>{text.reading.length(length)}</small>
    </button>
  );
};
