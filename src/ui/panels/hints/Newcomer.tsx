import { useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '#kernel/game.ts';
import type { Match } from '#match/match.ts';
import { startingSetup } from '#store/selectors.ts';
import { changeSettings, isNewTo, noLongerNew, withGameSettings } from '#store/settings.ts';
import { useApp, useGame, useSettings, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { focusBoard } from '../../board/board-focus.ts';
import { useGameText, useSkin } from '../../game/game-skin.ts';
import { useLearnAddress } from '../../game/learn-address.ts';
import { attackSwitch } from '../../table/attack-switch.ts';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import './newcomer.css';

/** The match in which the user has just said that they are new. The first move makes another match of it, which ends this. */
const welcomed = createStore<{ readonly match: Match | null }>(() => ({ match: null }));

/** How many moves may have been made before the question, which a player who moves at once has not seen. */
const SOON = 4;

/**
 * Whether to ask if the user is new. They may see this game for the first time, and share a board where it has only just
 * begun. `own` is the seat on whose side of the table it would be asked.
 */
export const useIsNewcomer = (own: Seat | undefined): boolean => {
  const game = useGame();
  const settings = useSettings();
  const { beside } = useSkin();
  const sitting = useSitting();
  const id = useTable(({ pack }) => pack.id);
  // Until the kept games have been read, one of this game may be among them.
  const waits = useTable(
    ({ unfinished, trouble }) =>
      unfinished?.some((kept) => kept.game === id && kept.id !== sitting.id) ?? trouble === null,
  );
  const { refereeState, record, outcome } = sitting.match;
  const isWelcome = useStore(welcomed, ({ match }) => match === sitting.match && !sitting.flipped);
  return (
    beside?.newcomer !== undefined &&
    (isWelcome || isNewTo(settings, id)) &&
    !waits &&
    own === undefined &&
    !refereeState?.clock &&
    sitting.origin === 'played' &&
    outcome === null &&
    record.nodes.length <= SOON + 1 &&
    record.setup === startingSetup(game)
  );
};

/**
 * Asks once whether the pieces are to show how they move, and leads to where a new player learns the game. To a user who
 * wants that, it says how the game is won and who begins. Either answer is kept, and can be changed in the settings.
 */
export const Newcomer = () => {
  const { settings } = useApp();
  const { beside } = useSkin();
  const id = useTable(({ pack }) => pack.id);
  const gameText = useGameText();
  const text = useText();
  const { newcomer } = text.teach;
  const sides = useSides();
  const question = useId();
  const learn = useLearnAddress();
  const { toMove, line } = usePositionView();
  const sitting = useSitting();
  const isWelcome = useStore(welcomed, ({ match }) => match === sitting.match);
  if (isWelcome)
    return (
      <p role="status">
        {gameText.goal(text)}
        {line.ply === 0 && <span className="newcomer-begin"> {newcomer.begin(sides[toMove])}</span>}
      </p>
    );
  const ask = newcomer.ask(gameText.name(text));
  return (
    <div className="newcomer status-idle">
      <p id={question}>
        <a href={learn}>{ask}</a>
      </p>
      <button
        type="button"
        data-action="show-moves"
        aria-describedby={question}
        onClick={() => {
          changeSettings(settings, {
            ...withGameSettings(settings.getState(), id, beside?.newcomer?.(text.language) ?? {}),
            hints: 'always',
          });
          attackSwitch.setState({ on: false });
          welcomed.setState({ match: sitting.match });
          focusBoard();
        }}
      >
        {beside?.hasNoWays ? newcomer.tell : newcomer.show}
      </button>
      <button
        type="button"
        data-action="knows-game"
        aria-describedby={question}
        onClick={() => {
          changeSettings(settings, noLongerNew(settings.getState(), id));
          focusBoard();
        }}
      >
        {newcomer.know}
      </button>
    </div>
  );
};
