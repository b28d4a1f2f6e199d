import { RefreshCw } from 'lucide';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useSettled } from '../app-context.tsx';
import { usePageText } from '../page-text.ts';
import { ActionButton } from './ActionButton.tsx';
import { type ActionsProps, isReading } from './at-table.ts';
import { LateButton, type LateButtonProps } from './LateButton.tsx';
import { useRematch } from './use-rematch.ts';

const looking = ['first', 'back', 'forward', 'last', 'more'] as const;
const asking = ['withdraw', 'back', 'forward', 'resign', 'more'] as const;
const over = ['review', 'export', 'more'] as const;

/** The same window as in the style sheet: there the card of a result has room beside the board. */
const desk = matchMedia(
  '(min-width: 1200px) and (min-height: 600px) and (min-aspect-ratio: 5 / 4)',
);
const subscribe = (changed: () => void): (() => void) => {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
};

const Rematch = () => {
  const { commands } = usePageText();
  return (
    <ActionButton id="rematch" label={commands.rematch} icon={RefreshCw} onPress={useRematch()} />
  );
};

/** What follows a game, in the place of what one does in it. */
export const AfterGame = (props: Pick<LateButtonProps, 'onOpen' | 'onAsk' | 'own'>) => (
  <>
    <Suspense>
      <Rematch />
    </Suspense>
    {over.map((id) => (
      <LateButton key={id} id={id} {...props} />
    ))}
  </>
);

/** What takes the place of the usual bar: the steps of who looks back, the way to withdraw what was asked, or what follows a game. */
export const LateBar = ({
  children,
  ...props
}: ActionsProps & {
  /** The usual bar. */
  readonly children: ReactNode;
}) => {
  const sitting = useSettled();
  const { agreed, outcome } = sitting.match;
  const isDesk = useSyncExternalStore(subscribe, () => desk.matches);
  if (isReading(sitting)) return looking.map((id) => <LateButton key={id} id={id} {...props} />);
  if (outcome === null)
    return agreed?.offer
      ? asking.map((id) => <LateButton key={id} id={id} {...props} />)
      : children;
  return isDesk ? children : <AfterGame {...props} />;
};
