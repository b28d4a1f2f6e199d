import { Suspense } from 'react';
import { lastMover } from '#store/why-not.ts';
import { useSettled } from '../app-context.tsx';
import { useText } from '../text.tsx';
import { ActionButton } from './ActionButton.tsx';
import { type ActionsProps, isOn, useActionContext } from './action.ts';
import { barActions, type EarlyActionId } from './bar-actions.ts';
import { lazyPlayPanels } from './lazy-play-panels.ts';
import { lazyRefereePanels } from './lazy-referee-panels.ts';
import './bar.css';

const TakeBackLabel = lazyRefereePanels.component(({ TakeBackLabel }) => TakeBackLabel);
const LazyBar = lazyPlayPanels.component(
  ({ LazyBar }) => LazyBar,
  ({ children }) => children,
);

/** One of the actions that are there from the start. */
export const EarlyButton = ({
  id,
  onOpen,
  onAsk,
}: ActionsProps & { readonly id: EarlyActionId }) => {
  const text = useText();
  const at = useActionContext(onOpen);
  const { words, act, ...action } = barActions[id];
  const off = 'off' in action ? action.off(at) : null;
  const label = words(text);
  const asks = at.sitting.match.refereeState?.terms.takebacks === 'ask' && off === null;
  return (
    <ActionButton
      id={id}
      label={
        id === 'take-back' && asks ? (
          <Suspense fallback={label}>
            <TakeBackLabel seat={lastMover(at.game, at.sitting)} />
          </Suspense>
        ) : (
          label
        )
      }
      icon={'icon' in action ? action.icon : undefined}
      off={off}
      describedBy={`off-${id}`}
      onPress={() => act(at)}
      onAsk={onAsk}
    />
  );
};

/** What is needed in every game, always in reach; the rest is under the last button. */
export const Bar = (props: ActionsProps) => {
  const text = useText();
  const sitting = useSettled();
  const on = isOn(sitting);
  const ids = ['take-back', 'back', 'forward', on ? 'resign' : 'new-game', 'more'] as const;
  const bar = ids.map((id) => <EarlyButton key={id} id={id} {...props} />);
  return (
    <section className="bar" data-part="bar" aria-label={text.actions.label}>
      <Suspense fallback={bar}>
        {on || sitting.match.outcome ? (
          <LazyBar {...props} Early={EarlyButton}>
            {bar}
          </LazyBar>
        ) : (
          bar
        )}
      </Suspense>
    </section>
  );
};
