import { type KeyboardEvent, useId } from 'react';
import { useStore } from 'zustand';
import { guessingStore } from '#store/guessing.ts';
import { useText } from '../../../../app/text.tsx';
import { readingViews, showView, viewSwitch } from '../../../../table/view-switch.ts';
import { ScoreGraph } from '../analysis/ScoreGraph.tsx';
import { ReadingList } from '../ReadingList.tsx';
import { BranchMap } from './BranchMap.tsx';
import { TimeChart } from './TimeChart.tsx';
import './views.css';

/**
 * The list of moves, or in its place the map of branches or the thinking times. Beside the board the list has all the height:
 * there the tabs stand above the other views only.
 */
export const ReadingViews = ({
  tabs = false,
  onChoose,
}: {
  /** Whether the tabs stand above the list too. */
  readonly tabs?: boolean;
  readonly onChoose?: () => void;
}) => {
  const { what } = useStore(guessingStore);
  const wanted = useStore(viewSwitch).view;
  // The other views would show the covered moves.
  const view = what === 'nothing' ? wanted : 'moves';
  const words = useText().reading.panes;
  const id = useId();
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = readingViews[readingViews.indexOf(view) + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    showView(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  const list = <ReadingList {...(onChoose && { onChoose })} />;
  if (what !== 'nothing' || (!tabs && view === 'moves')) return list;
  return (
    <div className="reading-views">
      <div role="tablist" className="reading-tabs" aria-label={words.label} onKeyDown={walk}>
        {readingViews.map((one) => (
          <button
            key={one}
            id={`${id}${one}`}
            type="button"
            role="tab"
            className="quiet"
            data-view={one}
            aria-selected={one === view}
            tabIndex={one === view ? 0 : -1}
            onClick={() => showView(one)}
          >
            {words.tabs[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="reading-view" aria-labelledby={`${id}${view}`}>
        {view === 'moves' && list}
        {view === 'map' && <BranchMap />}
        {view === 'times' && (
          <div className="reading-charts">
            <ScoreGraph />
            <TimeChart />
          </div>
        )}
      </div>
    </div>
  );
};
