import { GitFork, Info } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { dateIn } from '#store/summary.ts';
import { useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import type { ActionsProps } from '../../../table/actions/action.ts';
import { usePlayers } from '../../../table/use-players.ts';
import { showView, viewSwitch } from '../../../table/view-switch.ts';
import { EditButton } from './editor/EditButton.tsx';

/** The buttons to the other views of a record, and to all that is known of it. */
export const ReadingWays = ({ onOpen }: Pick<ActionsProps, 'onOpen'>) => {
  const { reading } = useText();
  const { view } = useStore(viewSwitch);
  return (
    <>
      <button
        type="button"
        className="quiet reading-views-way"
        data-action="reading-views"
        title={reading.panes.open}
        aria-pressed={view !== 'moves'}
        onClick={() => showView(view === 'moves' ? 'map' : 'moves')}
      >
        <Icon of={GitFork} />
      </button>
      <EditButton id="about" icon={Info} onOpen={onOpen} />
    </>
  );
};

/** The head of a record: its players, date and file, and the buttons that stand beside them. */
export const ReadingHead = ({ children }: { readonly children: ReactNode }) => {
  const { games } = useText();
  const [first, second] = usePlayers();
  const { match, source } = useSitting();
  const from = [dateIn(match.record.headers), source?.name].filter((part) => part !== undefined);
  return (
    <header className="reading-head">
      <h2>
        <bdi>{games.versus(first, second)}</bdi>
      </h2>
      {from.length > 0 && (
        <p>
          <bdi>{from.join(' · ')}</bdi>
        </p>
      )}
      {children}
    </header>
  );
};
