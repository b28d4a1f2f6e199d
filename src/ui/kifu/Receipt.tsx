import { endOfGame } from '#record/builder.ts';
import { plyOf } from '#record/record.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePageText, useText } from '../text.tsx';
import type { ReadKifu } from '../tongue.ts';

const countOf = ({ record }: ReadKifu) => {
  const nodes = record.nodes.filter((node) => node !== undefined);
  return {
    moves: plyOf(record, endOfGame(record)),
    variations: nodes.reduce((sum, { children }) => sum + Math.max(0, children.length - 1), 0),
    comments: nodes.filter(({ comment }) => comment !== '').length,
  };
};

/** What was read of a file, and each line that could not be used, with its number. The good part is already on the table. */
export const Receipt = ({
  found,
  onClose,
}: {
  readonly found: ReadKifu;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const page = usePageText();
  return (
    <Sheet title={page.kifu.receipt} onClose={onClose}>
      <p>{page.kifu.opened(countOf(found))}</p>
      <p>{page.kifu.flawed(found.problems.length)}</p>
      <ul className="receipt">
        {found.problems.map(({ line, words, excerpt }) => (
          <li key={`${line} ${words}`}>
            {page.kifu.atLine(line, words)} <code>{excerpt}</code>
          </li>
        ))}
      </ul>
      <div className="side-by-side">
        <button type="button" className="primary" onClick={onClose}>
          {text.actions.close}
        </button>
      </div>
    </Sheet>
  );
};
