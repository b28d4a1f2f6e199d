import { ChevronRight } from 'lucide';
import { type ReactNode, Suspense } from 'react';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { Emblem, useGameName } from '../../game/GameSign.tsx';
import { useLearnAddress } from '../../game/learn-address.ts';
import type { ActionsProps } from '../../table/actions/action.ts';
import { PlayWays } from './PlayWays.tsx';
import './front.css';

type FrontProps = Pick<ActionsProps, 'onOpen'>;

/** Leads to where the game on the table is learned. */
const LearnWay = () => {
  const { front, nav } = useText();
  const game = useTable(({ pack }) => pack.id);
  return (
    <section className="front-way">
      <h2>{nav.learn}</h2>
      <a href={useLearnAddress()} className="front-lesson" data-action="learn">
        <span className="front-sign" aria-hidden="true">
          <Emblem game={game} />
        </span>
        <span>
          {front.firstGame}
          <small>{front.firstGameTakes}</small>
        </span>
        <Icon of={ChevronRight} />
      </a>
    </section>
  );
};

/** Opens a file, what was copied, or a game that was played before. */
const OpenWay = ({ onOpen }: FrontProps) => {
  const { actions, front, game } = useText();
  return (
    <section className="front-way">
      <h2>{front.open}</h2>
      <div className="front-files">
        <button
          type="button"
          data-action="open"
          aria-label={actions.openKifu(game.record)}
          onClick={() => onOpen('open')}
        >
          {front.kifu(game.record)}
        </button>
        <button type="button" data-action="paste" onClick={() => onOpen({ from: 'clipboard' })}>
          {front.paste}
        </button>
        <button type="button" data-action="sample" onClick={() => onOpen({ from: 'sample' })}>
          {front.sample}
        </button>
      </div>
    </section>
  );
};

/** Says what the page is, to a visitor who comes for the first time. */
const Words = () => {
  const { front } = useText();
  const game = useGameName(useTable(({ pack }) => pack.id));
  return (
    <div className="front-words">
      <p className="front-title">{front.title}</p>
      <p>{front.lead(game)}</p>
    </div>
  );
};

/** The ways from an untouched table, where the list of moves will be: play, learn, open. */
export const Front = ({
  onOpen,
  children,
}: FrontProps & {
  /** The games that wait; they come first. */
  readonly children: ReactNode;
}) => {
  const { front } = useText();
  return (
    <section className="front" data-part="front" aria-label={front.label}>
      {children ? <Suspense fallback={<Words />}>{children}</Suspense> : <Words />}
      <PlayWays onOpen={onOpen} primary={!children} />
      <LearnWay />
      <OpenWay onOpen={onOpen} />
    </section>
  );
};
