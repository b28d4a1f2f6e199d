import { RefreshCw } from 'lucide';
import { useSyncExternalStore } from 'react';
import { isRead } from '#store/selectors.ts';
import type { Settled } from '#store/sitting.ts';
import type { ActionId } from '../actions.ts';
import { useSettled } from '../app-context.tsx';
import { PlaybackButton } from '../reading/PlaybackButton.tsx';
import { WIDE_WINDOW } from '../reading/views/view-switch.ts';
import { useText } from '../text.tsx';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
import { type ActionsProps, isOn } from './action.ts';
import { ButtonWithReason } from './ButtonWithReason.tsx';
import { useArrowsThatStep } from './use-arrows-that-step.ts';
import { useRematch } from './use-rematch.ts';
import './bar.css';

const looking = ['first', 'back', 'forward', 'last', 'more'] as const;
const reading = ['first', 'back', 'playback', 'forward', 'last', 'more'] as const;
const asking = ['withdraw', 'back', 'forward', 'resign', 'more'] as const;
const playing = ['take-back', 'back', 'forward', 'resign', 'more'] as const;
const beginning = ['take-back', 'back', 'forward', 'new-game', 'more'] as const;
const over = ['review', 'export', 'more'] as const;

/** The actions in the bar: the steps while somebody looks back, the way to withdraw an offer, or the usual ones. */
const actionsInBar = (sitting: Settled): readonly ActionId[] => {
  const { outcome, refereeState } = sitting.match;
  const on = isOn(sitting);
  if (!on && outcome === null) return beginning;
  if (sitting.viewed !== null) return isRead(sitting) ? reading : looking;
  if (outcome === null && refereeState?.offer) return asking;
  return on ? playing : beginning;
};

/** The window is wide enough for the card of a result beside the board. */
const wideWindow = matchMedia(WIDE_WINDOW);
const subscribe = (changed: () => void): (() => void) => {
  wideWindow.addEventListener('change', changed);
  return () => wideWindow.removeEventListener('change', changed);
};

const Rematch = () => {
  const { commands } = useText();
  return (
    <ButtonWithReason
      id="rematch"
      label={commands.rematch}
      icon={RefreshCw}
      onPress={useRematch()}
    />
  );
};

/** The actions that follow a game, in the place of those that are done in it. */
export const AfterGame = (props: Pick<ActionButtonProps, 'onOpen' | 'onAsk' | 'own'>) => (
  <>
    <Rematch />
    {over.map((id) => (
      <ActionButton key={id} id={id} {...props} />
    ))}
  </>
);

/** The actions that every game needs, always in reach; the rest is under the last button. */
export const Bar = (props: ActionsProps) => {
  const text = useText();
  const sitting = useSettled();
  useArrowsThatStep(sitting.viewed !== null);
  const isWide = useSyncExternalStore(subscribe, () => wideWindow.matches);
  const isOver = sitting.match.outcome !== null && sitting.viewed === null;
  return (
    <section className="bar" data-part="bar" aria-label={text.actions.label}>
      {isOver && !isWide ? (
        <AfterGame {...props} />
      ) : (
        actionsInBar(sitting).map((id) =>
          id === 'playback' ? (
            <PlaybackButton key={id} />
          ) : (
            <ActionButton key={id} id={id} {...props} />
          ),
        )
      )}
    </section>
  );
};
