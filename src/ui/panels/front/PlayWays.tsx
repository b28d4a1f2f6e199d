import { useMemo, useState } from 'react';
import type { Agreement } from '#games/agreement.ts';
import { clockId, clockOf, withClock } from '#store/presets.ts';
import type { SetUp } from '#store/set-up.ts';
import { bringStart } from '#store/show-start.ts';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { focusBoard } from '../../board/board-focus.ts';
import { Choices } from '../../game/Choices.tsx';
import { Emblem, GameName, GameOwnName, useGames } from '../../game/GameSign.tsx';
import { timeWords } from '../../game/time-words.ts';
import type { ActionsProps } from '../../table/actions/action.ts';
import { canBeginWith, useBegin } from '../../table/use-begin.ts';
import { useDraft } from '../../table/use-draft.ts';
import { useGameChoice } from '../../table/use-game-choice.ts';

/** How many clocks stand beside each other. */
const CLOCKS = 4;
const OTHER = 'other';

/** The answers for the position on the board: handicaps and own positions are chosen in the sheet. */
const fromStart = (agreement: Agreement, setUp: SetUp): SetUp => ({
  ...setUp,
  start: agreement.starts[0].id,
});

/** Which game is played, with how much time, and the button that begins it. All else is as it was in the last game. */
export const PlayWays = ({
  onOpen,
  primary,
}: Pick<ActionsProps, 'onOpen'> & {
  /** Whether to begin is the first thing to do here. */
  readonly primary: boolean;
}) => {
  const { id, agreement } = useTable(({ pack }) => pack);
  const { front, nav, start } = useText();
  const choose = useGameChoice(bringStart);
  const beginWith = useBegin();
  const games = useGames();
  const draft = useDraft();
  const last = useMemo(() => fromStart(agreement, draft.read()), [draft, agreement]);
  const [time, setTime] = useState<Partial<Pick<SetUp, 'clocks' | 'sameClock'>>>({});
  const setUp = { ...last, ...time };
  const usual = clockOf(agreement, setUp);
  const offered = agreement.clocks.slice(0, CLOCKS);
  const isOffered = usual !== undefined && offered.includes(usual);
  // A clock that is not offered here keeps the last place, so that everyone sees with which time the game would begin.
  const named = isOffered ? offered : offered.slice(0, -1);
  const labels = Object.fromEntries(
    named.map((clock) => [clockId(clock), timeWords(start, withClock(clock).clocks[0])]),
  );
  const other = setUp.sameClock ? timeWords(start, setUp.clocks[0]) : start.agreedClocks;
  const openSheet = (): void => {
    draft.keep(setUp);
    onOpen('new');
  };
  const begin = (): void => {
    // A toss is seen before the game, in the sheet.
    if (!canBeginWith(agreement, setUp)) {
      openSheet();
      return;
    }
    beginWith(setUp);
    focusBoard();
  };
  return (
    <section className="front-way">
      <h2>{nav.play}</h2>
      <Choices
        option="game"
        look="pictures"
        legend={start.game}
        choices={games}
        labels={Object.fromEntries(
          games.map((game) => [
            game,
            <span key={game} className="front-game">
              <GameName game={game} />
              <small>
                <GameOwnName game={game} />
              </small>
            </span>,
          ]),
        )}
        chosen={id}
        onChoose={choose}
        preview={(game) => <Emblem game={game} />}
      />
      <Choices
        option="time"
        look="chips"
        legend={start.time}
        choices={[...named.map(clockId), ...(isOffered ? [] : [OTHER])]}
        labels={{ ...labels, [OTHER]: other }}
        chosen={isOffered ? clockId(usual) : OTHER}
        onChoose={(choice) => {
          const clock = named.find((known) => clockId(known) === choice);
          if (clock !== undefined) setTime(withClock(clock));
        }}
      />
      <div className="front-begin">
        <button type="button" className="quiet" data-action="choose-game" onClick={openSheet}>
          {front.more}
        </button>
        <button
          type="button"
          className={primary ? 'primary' : undefined}
          data-action="begin"
          onClick={begin}
        >
          {start.begin}
        </button>
      </div>
    </section>
  );
};
