import { Eye, X } from 'lucide';
import { nodeAt } from '#record/record.ts';
import type { Guessing } from '#store/guessing.ts';
import { showNext, uncover } from '#store/guessing.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { usePositionView } from '../../../table/use-position-view.ts';

/** The strip while the coming moves are covered: the score of the guesses, and buttons to show the answer or to stop. */
export const GuessStrip = ({ what, hits, missed, last }: Guessing) => {
  const { table } = useApp();
  const words = useText().reading.cover;
  const sitting = useSitting();
  const { line } = usePositionView();
  const ends = nodeAt(sitting.match.record, shownNode(sitting)).children.length === 0;
  const said = ends ? words.end : last === null ? words.ask(line.ply + 1) : words.came[last];
  return (
    <>
      <div className="reading-strip" data-cover={what}>
        <p className="status-turn" role="status">
          <strong>{what === 'answer' ? words.hidden : said}</strong>
          {what === 'moves' && hits + missed > 0 && (
            <span className="cover-score">{words.score(hits, hits + missed)}</span>
          )}
        </p>
      </div>
      <div className="cover-ways">
        {!ends && (
          <button
            type="button"
            className="quiet cover-show"
            data-action="show-covered"
            onClick={() => showNext(table)}
          >
            <Icon of={Eye} />
            {words.show}
          </button>
        )}
        <button
          type="button"
          className="quiet cover-end"
          data-action="end-cover"
          title={words.stop}
          onClick={() => uncover(table)}
        >
          <Icon of={X} />
        </button>
      </div>
    </>
  );
};
