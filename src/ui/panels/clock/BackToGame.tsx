import { ArrowLeft } from 'lucide';
import { useLayoutEffect } from 'react';
import { linkTo } from '#store/routes.ts';
import { isNewTable } from '#store/selectors.ts';
import { useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { EndingLine } from '../../table/EndingText.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { usePositionView } from '../../table/use-position-view.ts';
import { ClockFace } from './ClockFace.tsx';
import './back-to-game.css';

/** Whether there is a game on the table to go back to. It waits there too while another is chosen. */
export const useHasGame = (): boolean => {
  const isNew = isNewTable(useGame(), useSitting());
  const isPreviewed = useTable(({ previewOver }) => previewOver !== null);
  return isPreviewed || !isNew;
};

/** How far below the top of the window a heading stands that the page is scrolled to: it must not lie under the line. */
const CLEAR = '56px';

const OnTable = () => {
  const { games, rules, status } = useText();
  const { origin, match } = useSitting();
  const { turn } = usePositionView().now;
  const { outcome, refereeState } = match;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = CLEAR;
    return () => {
      style.scrollPaddingTop = '';
    };
  }, []);
  const goesOn = outcome === null && origin === 'played';
  return (
    <section className="back-to-game" aria-label={games.onTheTable}>
      <p role="status">
        {outcome !== null && <EndingLine outcome={outcome} />}
        {outcome === null && (
          <PlayerSentence
            say={(of) => (goesOn ? status.toMove(of(turn)) : games.versus(of(0), of(1)))}
          />
        )}
      </p>
      {goesOn && refereeState?.clock && <ClockFace seat={turn} />}
      <a className="button" href={linkTo('play')} data-action="to-table">
        <Icon of={ArrowLeft} />
        {rules.backToGame}
      </a>
    </section>
  );
};

/**
 * The line under the ways to the pages that says how the game on the table stands, with its running clock, and leads back
 * to it. It stays in sight however far a page is scrolled.
 */
export const BackToGame = () => useHasGame() && <OnTable />;
