import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { resignedSeat } from '#match/match.ts';
import { isRead } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { Proposals } from '../../panels/offers/Proposals.tsx';
import { ActionButton } from '../../table/ActionButton.tsx';
import {
  type DisabledReason,
  type OpenSheet,
  useActionContext,
} from '../../table/actions/action.ts';
import { actionGroups } from '../../table/actions/action-groups.ts';
import { type ActionId, actions } from '../../table/actions/actions.ts';
import { PieceSetPicker } from '../../table/options/PieceSetPicker.tsx';
import { WhyButton } from '../../table/WhyButton.tsx';
import { useActionsBesideBar } from './use-bar-actions.ts';
import './more-sheet.css';

/** The reasons that do not pass while this game is on the table: an action that is off for one of them is left out. */
const never = new Set<DisabledReason | null>(['unknown', 'agreed', 'over']);

/**
 * Everything the bar has no room for, in groups (`action-groups.ts`). All of it is drawn together, so that nothing in it
 * moves under a finger.
 */
export const MoreSheet = ({
  own,
  onOpen,
}: {
  /** The seat on whose side of the table it was opened; undefined where both share one side. */
  readonly own: Seat | undefined;
  readonly onOpen: (what: OpenSheet | null) => void;
}) => {
  const text = useText();
  const { commands } = text;
  const sitting = useSitting();
  const close = (): void => onOpen(null);
  const each = { onOpen, onFirst: close, ...(own === undefined ? {} : { own }) };
  // Each of two players who sit face to face has a bar of their own, with the actions that follow the result.
  const besideBar = useActionsBesideBar(own === undefined ? undefined : true);
  // Face to face, it is for the one who resigned.
  const mayUndo = own === undefined || own === resignedSeat(sitting.match);
  const at = useActionContext(onOpen, own);
  /** The buttons of actions that can be used here, now or later in this game. */
  const buttons = (ids: readonly ActionId[]) =>
    ids.map(
      (id) =>
        !never.has(actions[id].disabled?.(at) ?? null) && (
          <ActionButton key={id} id={id} {...each} />
        ),
    );
  /** A group with its heading. The style sheet leaves out one that is empty. */
  const group = (
    id: Exclude<keyof typeof actionGroups, 'moves'>,
    before?: ReactNode,
    after?: ReactNode,
  ) => (
    <section className={id === 'elsewhere' ? 'more-rows' : 'more-tiles'} aria-label={commands[id]}>
      <h3>{commands[id]}</h3>
      {before}
      {buttons(actionGroups[id].filter((one) => one !== 'undo-resign' || mayUndo))}
      {id === (isRead(sitting) ? 'study' : 'game') && buttons(actionGroups.moves)}
      {after}
    </section>
  );
  return (
    <Sheet title={text.actions.more} low onClose={close}>
      {group(
        'game',
        <>
          <Proposals {...each} />
          {buttons(besideBar)}
          <WhyButton onFirst={close} />
        </>,
      )}
      {group('study')}
      {group('file')}
      {group(
        'view',
        undefined,
        <ErrorBoundary>
          <PieceSetPicker />
        </ErrorBoundary>,
      )}
      {group('elsewhere')}
    </Sheet>
  );
};
