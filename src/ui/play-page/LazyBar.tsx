import { RefreshCw } from 'lucide';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { isRead } from '#store/selectors.ts';
import { useSettled } from '../app-context.tsx';
import { PlaybackButton } from '../reading/PlaybackButton.tsx';
import { useArrowsThatStep } from '../reading/use-ways-of-stepping.ts';
import { WIDE_WINDOW } from '../reading/views/view-switch.ts';
import { useText } from '../text.tsx';
import { ActionButton } from './ActionButton.tsx';
import type { ActionsProps } from './action.ts';
import { barActions, type EarlyActionId, navigation } from './bar-actions.ts';
import { LazyButton, type LazyButtonProps } from './LazyButton.tsx';
import { useRematch } from './use-rematch.ts';

const looking = ['first', 'back', 'forward', 'last', 'more'] as const;
const reading = ['first', 'back', 'playback', 'forward', 'last', 'more'] as const;
const asking = ['withdraw', 'back', 'forward', 'resign', 'more'] as const;
const over = ['review', 'export', 'more'] as const;

const isEarly = (id: string): id is EarlyActionId => id in barActions;

/** There the card of a result has room beside the board. */
const wideWindow = matchMedia(WIDE_WINDOW);
const subscribe = (changed: () => void): (() => void) => {
  wideWindow.addEventListener('change', changed);
  return () => wideWindow.removeEventListener('change', changed);
};

const Rematch = () => {
  const { commands } = useText();
  return (
    <ActionButton id="rematch" label={commands.rematch} icon={RefreshCw} onPress={useRematch()} />
  );
};

/** What follows a game, in the place of what one does in it. */
export const AfterGame = (props: Pick<LazyButtonProps, 'onOpen' | 'onAsk' | 'own'>) => (
  <>
    <Suspense>
      <Rematch />
    </Suspense>
    {over.map((id) => (
      <LazyButton key={id} id={id} {...props} />
    ))}
  </>
);

/** What takes the place of the usual bar: the steps of who looks back, the way to withdraw what was asked, or what follows a game. */
export const LazyBar = ({
  children,
  Early,
  ...props
}: ActionsProps & {
  /** A button of the usual bar: where it is there too it stays the one it was, and keeps the focus. */
  readonly Early: ComponentType<ActionsProps & { readonly id: EarlyActionId }>;
  /** The usual bar. */
  readonly children: ReactNode;
}) => {
  // A step that waited for its file would be lost with a page that is left at once.
  useEffect(navigation.ahead, []);
  const sitting = useSettled();
  useArrowsThatStep(sitting.viewed !== null);
  const { refereeState, outcome } = sitting.match;
  const isWide = useSyncExternalStore(subscribe, () => wideWindow.matches);
  const button = (id: (typeof reading | typeof asking)[number]) =>
    id === 'playback' ? (
      <PlaybackButton key={id} />
    ) : isEarly(id) ? (
      <Early key={id} id={id} {...props} />
    ) : (
      <LazyButton key={id} id={id} {...props} />
    );
  if (sitting.viewed !== null) return (isRead(sitting) ? reading : looking).map(button);
  if (outcome === null) return refereeState?.offer ? asking.map(button) : children;
  return isWide ? children : <AfterGame {...props} />;
};
