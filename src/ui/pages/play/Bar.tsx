import { RefreshCw } from 'lucide';
import { Suspense } from 'react';
import { useSitting } from '../../app/app-context.tsx';
import { lessons } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { PlaybackButton } from '../../panels/moves/reading/PlaybackButton.tsx';
import { ActionButton, type ActionButtonProps } from '../../table/ActionButton.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { ButtonWithReason } from '../../table/ButtonWithReason.tsx';
import { WhyButton } from '../../table/WhyButton.tsx';
import { useArrowsThatStep } from './use-arrows-that-step.ts';
import { resultBar, useActionsAfterGame, useBarActions } from './use-bar-actions.ts';
import { useRematch } from './use-rematch.ts';
import './bar.css';

const EndGameAfter = lessons.component(({ EndGameAfter }) => EndGameAfter);

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
export const AfterGame = (props: Pick<ActionButtonProps, 'onOpen' | 'onAsk' | 'own'>) => {
  const { lesson } = useSitting();
  const ids = useActionsAfterGame(props.own);
  if (lesson !== undefined)
    return (
      <>
        <Suspense>
          <EndGameAfter />
        </Suspense>
        <ActionButton id="more" {...props} />
      </>
    );
  return (
    <>
      <Rematch />
      {ids.map((id) =>
        id === 'why' ? <WhyButton key={id} /> : <ActionButton key={id} id={id} {...props} />,
      )}
    </>
  );
};

/** The actions that every game needs, always in reach; the rest is under the last button. */
export const Bar = (props: ActionsProps) => {
  const text = useText();
  const sitting = useSitting();
  useArrowsThatStep(sitting.viewed !== null);
  const ids = useBarActions();
  return (
    <section className="bar" data-part="bar" aria-label={text.actions.label}>
      {ids === resultBar ? (
        <AfterGame {...props} />
      ) : (
        ids.map((id) =>
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
