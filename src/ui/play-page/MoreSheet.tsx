import type { Seat } from '#kernel/game.ts';
import { useSettled } from '../app-context.tsx';
import { Sheet } from '../common/Sheet.tsx';
import { ErrorBoundary } from '../lazy.ts';
import { Proposals } from '../offers/Proposals.tsx';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import type { Opened } from './at-table.ts';
import { besidesBar } from './at-table.ts';
import { LateButton } from './LateButton.tsx';
import { PieceSet } from './PieceSet.tsx';
import './more-sheet.css';

/** Everything the bar has no room for, in three groups: this game, its look, and elsewhere. It comes whole: nothing in it moves under a finger. */
export const MoreSheet = ({
  own,
  onOpen,
}: {
  /** Whose side of the table it was opened on; absent where both share one. */
  readonly own?: Seat;
  readonly onOpen: (what: Opened | null) => void;
}) => {
  const text = useText();
  const { commands } = usePageText();
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
          (id) => id !== 'new-game' && <LateButton key={id} id={id} {...each} />,
        )}
        <LateButton id="redo" {...each} />
        <LateButton id="moves" {...each} />
        <LateButton id="play-from-here" {...each} />
        <LateButton id="edit" {...each} />
        <LateButton id="playback-settings" {...each} />
        <LateButton id="guess" {...each} />
        <LateButton id="hide-answer" {...each} />
        <LateButton id="map" {...each} />
        <LateButton id="times" {...each} />
        <LateButton id="merge" {...each} />
        <LateButton id="about" {...each} />
        <LateButton id="next-comment" {...each} />
        <LateButton id="next-branch" {...each} />
        <LateButton id="previous-file" {...each} />
        <LateButton id="next-file" {...each} />
        <LateButton id="type-move" {...each} />
      </section>
      <section className="more-tiles" aria-label={commands.look}>
        <h3>{commands.look}</h3>
        <LateButton id="flip" {...each} />
        <LateButton id="attacks" {...each} />
        <LateButton id="hints" {...each} />
        <ErrorBoundary>
          <PieceSet />
        </ErrorBoundary>
      </section>
      <section className="more-rows" aria-label={commands.elsewhere}>
        <h3>{commands.elsewhere}</h3>
        <LateButton id="new-game" {...each} />
        <LateButton id="open" {...each} />
        <LateButton id="export" {...each} />
        <LateButton id="games" {...each} />
        <LateButton id="rules" {...each} />
        <LateButton id="settings" {...each} />
        <LateButton id="keys" {...each} />
      </section>
    </Sheet>
  );
};
