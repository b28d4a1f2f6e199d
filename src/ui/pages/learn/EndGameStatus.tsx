import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '#kernel/game.ts';
import { endOfHunt, movesOfHunter, winnerOfBoth } from '#store/lesson-game.ts';
import { namesOf } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import { TurnStatus } from '../../table/GameStatus.tsx';
import { PlayerSentence, type Say } from '../../table/PlayerSentence.tsx';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { useLearnText, useLessonTexts } from './course.ts';
import { type EndGameShown, pressedOutside, useEndGame } from './use-end-game.ts';
import './end-game.css';

/** Says how a hunt ended, and after its second half which of the two hunters won in both. Empty while it goes on. */
export const HuntResult = () => {
  const { hunt } = useLearnText();
  const shown = useEndGame();
  const { lesson } = useSitting();
  const ended = shown && endOfHunt(shown.state, shown.end);
  if (shown === null || ended === null) return null;
  const winner = winnerOfBoth(shown.state, shown.end);
  const { hunter = 0 } = shown.end;
  const second = ended.is === 'caught' ? ended.moves : null;
  if (winner === undefined) {
    const isAlone = lesson?.seed !== undefined;
    const say: Say = (of) =>
      second === null ? hunt.escaped : hunt.caught(isAlone ? '' : of(hunter), second);
    return (
      <strong>
        <PlayerSentence say={say} />
      </strong>
    );
  }
  const both = [lesson?.first ?? null, second];
  const [worse = null, better = 0] = winner === hunter ? both : both.toReversed();
  return (
    <strong>
      {winner === null ? (
        hunt.even(second)
      ) : (
        <PlayerSentence say={(of) => hunt.wins(of(winner), better ?? 0, worse)} />
      )}
    </strong>
  );
};

/** The moves of the hunter so far and how many there are, and the task of a side: on its own side of the table, or of the side to move. */
const Hunting = ({
  own,
  shown: { end, words, state },
}: {
  readonly own: Seat | undefined;
  readonly shown: EndGameShown;
}) => {
  const { hunt } = useLearnText();
  const sitting = useSitting();
  const { facts, toMove } = usePositionView();
  const { limit = 0, hunter } = end;
  const count = movesOfHunter(state, end);
  const isAlone = sitting.lesson?.seed !== undefined;
  const seat = isAlone ? (hunter ?? 0) : (own ?? toMove);
  const name = namesOf(sitting)[seat];
  const isOutside = useStore(pressedOutside, ({ match }) => match === sitting.match);
  const { outside } = useLessonTexts();
  const isChecked = facts.checked.length > 0 && (own === undefined || own === toMove);
  return (
    <p className="status-turn status-idle end-game">
      <span className="unseen">{hunt.counted(count, limit)}</span>
      <span className="end-game-count" aria-hidden="true">
        <strong>{count}</strong>/{limit}
      </span>
      <span>
        {isOutside ? (
          outside
        ) : isChecked ? (
          <TurnStatus own={own} />
        ) : (
          <>
            {!isAlone && name !== '' && <PlayerSentence say={(of) => `${of(seat)}: `} />}
            <strong>{seat === hunter ? words.task : words.flees}</strong>
          </>
        )}
      </span>
    </p>
  );
};

/** The strip of a hunt. Of any other game that ends a block it says what is said of every game: `children`. */
export const EndGameStatus = ({
  own,
  children,
}: {
  readonly own: Seat | undefined;
  readonly children: ReactNode;
}) => {
  const shown = useEndGame();
  const { match, seating } = useSitting();
  const hasCard = useIsWideWindow() && seating?.how !== 'face';
  if (shown?.end.hunter === undefined) return children;
  if (match.outcome === null) return <Hunting own={own} shown={shown} />;
  return (
    <p className="status-ended status-idle" data-part={hasCard ? undefined : 'end'}>
      <HuntResult />
    </p>
  );
};
