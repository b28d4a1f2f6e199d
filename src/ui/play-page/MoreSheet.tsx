import type { Seat } from '#kernel/game.ts';
import { useSettled } from '../app-context.tsx';
import { Sheet } from '../common/Sheet.tsx';
import { ErrorBoundary } from '../lazy.ts';
import { Proposals } from '../offers/Proposals.tsx';
import { useText } from '../text.tsx';
import type { OpenSheet } from './action.ts';
import { besidesBar } from './action.ts';
import { LazyButton } from './LazyButton.tsx';
import { PieceSetPicker } from './PieceSetPicker.tsx';
import './more-sheet.css';

/** Everything the bar has no room for, in three groups: this game, its look, and elsewhere. It comes whole: nothing in it moves under a finger. */
export const MoreSheet = ({
  own,
  onOpen,
}: {
  /** Whose side of the table it was opened on; absent where both share one. */
  readonly own?: Seat;
  readonly onOpen: (what: OpenSheet | null) => void;
}) => {
  const text = useText();
  const { commands } = text;
  const sitting = useSettled();
  const close = (): void => onOpen(null);
  const each = { onOpen, onFirst: close, ...(own === undefined ? {} : { own }) };
  const turned = own !== undefined && (own === 1) !== sitting.flipped;
  return (
    <Sheet title={text.actions.more} low turned={turned} onClose={close}>
      <section className="more-tiles" aria-label={commands.game}>
        <h3>{commands.game}</h3>
        <Proposals {...each} />
        {besidesBar(sitting).map(
          (id) => id !== 'new-game' && <LazyButton key={id} id={id} {...each} />,
        )}
        <LazyButton id="redo" {...each} />
        <LazyButton id="moves" {...each} />
        <LazyButton id="play-from-here" {...each} />
        <LazyButton id="edit" {...each} />
        <LazyButton id="playback-settings" {...each} />
        <LazyButton id="guess" {...each} />
        <LazyButton id="hide-answer" {...each} />
        <LazyButton id="map" {...each} />
        <LazyButton id="times" {...each} />
        <LazyButton id="merge" {...each} />
        <LazyButton id="about" {...each} />
        <LazyButton id="next-comment" {...each} />
        <LazyButton id="next-branch" {...each} />
        <LazyButton id="previous-file" {...each} />
        <LazyButton id="next-file" {...each} />
        <LazyButton id="type-move" {...each} />
      </section>
      <section className="more-tiles" aria-label={commands.look}>
        <h3>{commands.look}</h3>
        <LazyButton id="flip" {...each} />
        <LazyButton id="zoom-in" {...each} />
        <LazyButton id="whole-board" {...each} />
        <LazyButton id="attacks" {...each} />
        <LazyButton id="acting" {...each} />
        <LazyButton id="hints" {...each} />
        <LazyButton id="captures" {...each} />
        <LazyButton id="find-piece" {...each} />
        <ErrorBoundary>
          <PieceSetPicker />
        </ErrorBoundary>
      </section>
      <section className="more-rows" aria-label={commands.elsewhere}>
        <h3>{commands.elsewhere}</h3>
        <LazyButton id="new-game" {...each} />
        <LazyButton id="open" {...each} />
        <LazyButton id="export" {...each} />
        <LazyButton id="games" {...each} />
        <LazyButton id="rules" {...each} />
        <LazyButton id="settings" {...each} />
        <LazyButton id="keys" {...each} />
      </section>
    </Sheet>
  );
};
