import { ArrowLeft, ArrowLeftRight, Bookmark, RotateCcw, Route } from 'lucide';
import type { Outcome } from '#kernel/game.ts';
import { changeSeats, endOfHunt, keepLessonGame, playEndGameAgain } from '#store/lesson-game.ts';
import { resumeSitting } from '#store/sittings.ts';
import { goTo } from '../../app/address.ts';
import { useApp, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { ButtonWithReason } from '../../table/ButtonWithReason.tsx';
import { EndingLine } from '../../table/EndingText.tsx';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { useLearnText } from './course.ts';
import { HuntResult } from './EndGameStatus.tsx';
import { useEndGame } from './use-end-game.ts';

/**
 * The presses after a game that ends a block: its second half or another round, keeping it, and the ways back. A bar has room
 * for short words.
 */
export const EndGameAfter = ({ short = true }: { readonly short?: boolean }) => {
  const { table } = useApp();
  const { hunt } = useLearnText();
  const shown = useEndGame();
  const { lesson, match } = useSitting();
  if (lesson === undefined || shown === null) return null;
  const ended = endOfHunt(shown.state, shown.end);
  const isFirstHalf = lesson.seed === undefined && lesson.first === undefined && ended !== null;
  const { before, kept } = lesson;
  const said = short ? hunt.short : hunt;
  return (
    <>
      {isFirstHalf ? (
        <ButtonWithReason
          id="change-seats"
          label={hunt.changeSeats}
          icon={ArrowLeftRight}
          onPress={() => changeSeats(table, ended)}
        />
      ) : (
        <ButtonWithReason
          id="rematch"
          label={hunt.again}
          icon={RotateCcw}
          onPress={() => playEndGameAgain(table, shown.end)}
        />
      )}
      <ButtonWithReason
        id="keep-game"
        label={said[kept ? 'kept' : 'keep']}
        name={hunt[kept ? 'kept' : 'keep']}
        icon={Bookmark}
        pressed={kept === true}
        onPress={() => keepLessonGame(table)}
      />
      {before !== undefined && (
        <ButtonWithReason
          id="to-game-before"
          label={said.toGame}
          name={hunt.toGame}
          icon={ArrowLeft}
          onPress={async () => {
            // It may have been deleted meanwhile.
            if (!(await resumeSitting(table, before).catch(() => false))) goTo('games');
          }}
        />
      )}
      <ButtonWithReason
        id="to-path"
        label={said.toPath}
        name={hunt.toPath}
        icon={Route}
        onPress={() => goTo('learn', match.gameId)}
      />
    </>
  );
};

/** The card beside the board after such a game, as of any other: how it ended, and what can come next. */
export const EndGameCard = ({ outcome }: { readonly outcome: Outcome }) => {
  const { result } = useText();
  const shown = useEndGame();
  return (
    <section
      className="result"
      aria-label={result.label}
      data-part={useIsWideWindow() ? 'end' : undefined}
      data-outcome={outcome.by}
      data-winner={outcome.winner ?? 'none'}
    >
      <h2>{shown?.end.hunter === undefined ? <EndingLine outcome={outcome} /> : <HuntResult />}</h2>
      <div className="end-game-after">
        <EndGameAfter short={false} />
      </div>
    </section>
  );
};
