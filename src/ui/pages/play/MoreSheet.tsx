import type { Seat } from '#kernel/game.ts';
import { resignedSeat } from '#match/match.ts';
import { useSitting } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { Proposals } from '../../panels/offers/Proposals.tsx';
import { ActionButton } from '../../table/ActionButton.tsx';
import type { OpenSheet } from '../../table/actions/action.ts';
import { WhyButton } from '../../table/WhyButton.tsx';
import { PieceSetPicker } from './PieceSetPicker.tsx';
import { useActionsBesideBar } from './use-bar-actions.ts';
import './more-sheet.css';

/**
 * Everything the bar has no room for, in three groups: this game, its look, and elsewhere. All of it is drawn together, so
 * that nothing in it moves under a finger.
 */
export const MoreSheet = ({
  own,
  onOpen,
}: {
  /** The seat on whose side of the table it was opened; absent where both share one side. */
  readonly own?: Seat;
  readonly onOpen: (what: OpenSheet | null) => void;
}) => {
  const text = useText();
  const { commands } = text;
  const sitting = useSitting();
  const close = (): void => onOpen(null);
  // Face to face, each player resigns only for themselves.
  const openHere = (what: OpenSheet): void =>
    onOpen(what === 'resign' && own !== undefined ? { resign: own } : what);
  const each = { onOpen: openHere, onFirst: close, ...(own === undefined ? {} : { own }) };
  // Each of two players who sit face to face has a bar of their own, with the actions that follow the result.
  const besideBar = useActionsBesideBar(own === undefined ? undefined : true);
  const turned = own !== undefined && (own === 1) !== sitting.flipped;
  return (
    <Sheet title={text.actions.more} low turned={turned} onClose={close}>
      <section className="more-tiles" aria-label={commands.game}>
        <h3>{commands.game}</h3>
        <Proposals {...each} />
        {besideBar.map((id) => (
          <ActionButton key={id} id={id} {...each} />
        ))}
        <WhyButton onFirst={close} />
        {/* Face to face, it is for the one who resigned. */}
        {(own === undefined || own === resignedSeat(sitting.match)) && (
          <ActionButton id="undo-resign" {...each} />
        )}
        <ActionButton id="redo" {...each} />
        <ActionButton id="moves" {...each} />
        <ActionButton id="play-from-here" {...each} />
        <ActionButton id="edit" {...each} />
        <ActionButton id="playback-settings" {...each} />
        <ActionButton id="guess" {...each} />
        <ActionButton id="hide-answer" {...each} />
        <ActionButton id="map" {...each} />
        <ActionButton id="times" {...each} />
        <ActionButton id="merge" {...each} />
        <ActionButton id="about" {...each} />
        <ActionButton id="next-comment" {...each} />
        <ActionButton id="next-branch" {...each} />
        <ActionButton id="previous-file" {...each} />
        <ActionButton id="next-file" {...each} />
        <ActionButton id="type-move" {...each} />
      </section>
      <section className="more-tiles" aria-label={commands.look}>
        <h3>{commands.look}</h3>
        <ActionButton id="flip" {...each} />
        <ActionButton id="zoom-in" {...each} />
        <ActionButton id="whole-board" {...each} />
        <ActionButton id="attacks" {...each} />
        <ActionButton id="acting" {...each} />
        <ActionButton id="hints" {...each} />
        <ActionButton id="captures" {...each} />
        <ActionButton id="find-piece" {...each} />
        <ErrorBoundary>
          <PieceSetPicker />
        </ErrorBoundary>
      </section>
      <section className="more-rows" aria-label={commands.elsewhere}>
        <h3>{commands.elsewhere}</h3>
        <ActionButton id="new-game" {...each} />
        <ActionButton id="open" {...each} />
        <ActionButton id="export" {...each} />
        <ActionButton id="print" {...each} />
        <ActionButton id="learn" {...each} />
        <ActionButton id="games" {...each} />
        <ActionButton id="rules" {...each} />
        <ActionButton id="settings" {...each} />
        <ActionButton id="keys" {...each} />
      </section>
    </Sheet>
  );
};
