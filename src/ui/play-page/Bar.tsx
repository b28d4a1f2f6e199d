import { Suspense } from 'react';
import { lastMover } from '#store/bars.ts';
import { useSettled } from '../app-context.tsx';
import { useText } from '../text.tsx';
import { ActionButton } from './ActionButton.tsx';
import { type ActionsProps, isOn } from './at-table.ts';
import { barActions, type EarlyActionId } from './bar-actions.ts';
import { lazyPlayPanels } from './lazy-play-panels.ts';
import { lazyRefereePanels } from './lazy-referee-panels.ts';
import { useAtTable } from './use-at-table.ts';
import './bar.css';

const TakeBackLabel = lazyRefereePanels.component(({ TakeBackLabel }) => TakeBackLabel);
const LateBar = lazyPlayPanels.component(
  ({ LateBar }) => LateBar,
  ({ children }) => children,
);

/** One of the actions that are there from the start. */
export const EarlyButton = ({
  id,
  onOpen,
  onAsk,
}: ActionsProps & { readonly id: EarlyActionId }) => {
  const text = useText();
  const at = useAtTable(onOpen);
  const { words, act, ...action } = barActions[id];
  const off = 'off' in action ? action.off(at) : null;
  const label = words(text);
  const asks = at.sitting.match.agreed?.terms.takebacks === 'ask' && off === null;
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
          <LateBar {...props} Early={EarlyButton}>
            {bar}
          </LateBar>
        ) : (
          bar
        )}
      </Suspense>
    </section>
  );
};
