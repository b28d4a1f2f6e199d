import { endOfGame } from '#record/builder.ts';
import { plyOf } from '#record/record.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import type { ReadKifu } from '../tongue.ts';
import type { Opened } from './opened.ts';

/** What a game of a file holds. */
export const countOf = ({ record }: ReadKifu) => {
  const nodes = record.nodes.filter((node) => node !== undefined);
  return {
    moves: plyOf(record, endOfGame(record)),
    variations: nodes.reduce((sum, { children }) => sum + Math.max(0, children.length - 1), 0),
    comments: nodes.filter(({ comment }) => comment !== '').length,
  };
};

const tallyOf = ({ notices, lines }: ReadKifu) => {
  const touched = new Map<number, boolean>();
  for (const { line, repaired } of notices)
    touched.set(line, repaired && (touched.get(line) ?? true));
  for (const { line, kept } of lines) if (!kept) touched.set(line, false);
  const ignored = [...touched.values()].filter((repaired) => !repaired).length;
  return {
    understood: lines.length - touched.size,
    repaired: touched.size - ignored,
    ignored,
  };
};

/** What was read of a file: what was repaired and how, what was left out, and what each line was taken for. */
export const Receipt = ({
  opened,
  onClose,
}: {
  readonly opened: Opened;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const words = usePageText().kifu;
  const { game, format, encoding, lost, source } = opened;
  const at = format === 'jkf' ? words.atEntry : words.atLine;
  const groups = [
    [words.ignored, game.notices.filter(({ repaired }) => !repaired)],
    [words.repaired, game.notices.filter(({ repaired }) => repaired)],
  ] as const;
  return (
    <Sheet title={words.receipt} onClose={onClose}>
      <p className="receipt-file">
        {[source.name, format.toUpperCase(), encoding.toUpperCase()].join(' · ')}
      </p>
      <p>{words.opened(countOf(game))}</p>
      <p>{words.tally(tallyOf(game))}</p>
      {lost > 0 && <p className="trouble">{words.damaged(lost)}</p>}
      <div className="receipt">
        {groups.map(
          ([title, notices]) =>
            notices.length > 0 && (
              <section key={title}>
                <h3>{title}</h3>
                <ul>
                  {notices.map((notice) => (
                    <li key={`${notice.line} ${notice.words}`}>
                      {at(notice.line, notice.words)} <code>{notice.excerpt}</code>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        <details>
          <summary>{words.everyLine}</summary>
          <ul className="receipt-lines">
            {game.lines.map(({ line, words: part, kept }) => (
              <li key={line} data-kept={kept}>
                {at(line, part)}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="side-by-side">
        <button type="button" className="primary" onClick={onClose}>
          {text.actions.close}
        </button>
      </div>
    </Sheet>
  );
};
