import type { Seat } from '#kernel/game.ts';
import { isNewTo, noLongerNew } from '#store/newcomer.ts';
import { isUntouched } from '#store/selectors.ts';
import { changeSettings, withGameSettings } from '#store/settings.ts';
import { useApp, useGame, useSettings, useSettled, useTable } from '../app-context.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { attackSwitch } from '../inspector/attack-switch.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import './newcomer.css';

/** Whether to ask: somebody may see this game for the first time, at a board where both look and nothing has begun. `own` says on whose side of the table it would be asked. */
export const useIsNewcomer = (own: Seat | undefined): boolean => {
  const game = useGame();
  const settings = useSettings();
  const { beside } = useSkin();
  const sitting = useSettled();
  const id = useTable(({ pack }) => pack.id);
  const waits = useTable(({ unfinished }) => (unfinished ?? []).some(({ game }) => game === id));
  const { refereeState, record } = sitting.match;
  return (
    beside?.newcomer !== undefined &&
    isNewTo(settings, id) &&
    !waits &&
    own === undefined &&
    !refereeState?.clock &&
    isUntouched(sitting) &&
    record.setup === game.text.position(game.start())
  );
};

/** Asks once whether the pieces are to show how they move. Either answer is kept, and found again in the settings. */
export const Newcomer = () => {
  const { settings } = useApp();
  const { beside } = useSkin();
  const id = useTable(({ pack }) => pack.id);
  const gameText = useGameText();
  const text = useText();
  const { newcomer } = usePageText().teach;
  return (
    <div className="newcomer">
      <p>{newcomer.ask(gameText.name(text))}</p>
      <button
        type="button"
        data-action="show-moves"
        onClick={() => {
          changeSettings(settings, {
            ...withGameSettings(settings.getState(), id, beside?.newcomer?.(text.language) ?? {}),
            hints: 'always',
          });
          attackSwitch.setState({ on: false });
        }}
      >
        {newcomer.show}
      </button>
      <button
        type="button"
        data-action="knows-game"
        onClick={() => changeSettings(settings, noLongerNew(settings.getState(), id))}
      >
        {newcomer.know}
      </button>
    </div>
  );
};
