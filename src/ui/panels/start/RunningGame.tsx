import { useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { withAnswer } from '#store/learner.ts';
import {
  agreedClock,
  answersOf,
  changePeople,
  chosenClock,
  clocksOf,
  comingClock,
  proposeClock,
  type WhyNotClock,
  whyNotProposeClock,
} from '#store/running-game.ts';
import type { SetUp } from '#store/set-up.ts';
import { useApp, useSitting, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { CheckField } from '../../base/Fields.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { clockInWords } from '../../game/time-words.ts';
import { BoardChoice } from '../../table/options/BoardChoice.tsx';
import { Clocks } from './Clocks.tsx';
import { People } from './People.tsx';
import { Pieces } from './Pieces.tsx';
import { Seats } from './Seats.tsx';
import { usePeople } from './set-up-section.ts';
import '../../base/fields.css';
import './start-frame.css';
import './start.css';

interface RunningGameProps {
  /** The seat that opened it, and that proposes another clock. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Why the chosen clock cannot be proposed, in words. */
const useReason = (): ((why: WhyNotClock) => string) => {
  const { offers, start } = useText();
  return (why) => {
    switch (why) {
      case 'elsewhere':
      case 'waiting':
      case 'declined':
        return offers.off[why];
      default:
        return start.running[why];
    }
  };
};

const isCovered = ({ how, cover }: SetUp): boolean => how === 'pass' && cover;

/**
 * The sheet that changes a game which goes on. Names, seats and pieces change with each answer; another clock is proposed to the
 * other player.
 */
export const RunningGame = ({ seat, onClose }: RunningGameProps) => {
  const { table } = useApp();
  const text = useText();
  const words = text.start;
  const own = useGameText().agreement.words(text);
  const sitting = useSitting();
  const agreement = useTable(({ pack }) => pack.agreement);
  const elsewhere = useTable((state) => state.elsewhere);
  const [setUp, setSetUp] = useState(() => answersOf(agreement, sitting));
  const [told, tell] = useState('');
  const reason = useReason();
  const people = usePeople(setUp);
  const change = (patch: Partial<SetUp>): void => {
    const answers = withAnswer(agreement, setUp, patch);
    setSetUp(answers);
    if (
      answers.names !== setUp.names ||
      answers.how !== setUp.how ||
      answers.cover !== setUp.cover ||
      answers.marks !== setUp.marks
    )
      changePeople(table, answers);
    // From now on the board is covered between turns, and it is the turn of the player to move.
    if (isCovered(answers) && !isCovered(setUp)) onClose();
    else if (answers.how !== setUp.how) tell(words.running.seated(words.seatings[answers.how]));
  };
  const clock = chosenClock(sitting, setUp);
  const why = whyNotProposeClock(table, sitting, seat, clock);
  const coming = comingClock(sitting);
  const inWords = (agreed: typeof clock): string =>
    clockInWords(words, clocksOf(agreed, sitting.swapped ? 1 : 0), people);
  const section = { agreement, own, setUp, onChange: change };
  const counts = why === 'counts';
  return (
    <Sheet title={words.running.title} onClose={onClose}>
      <div className="start running">
        <div className="start-body">
          <fieldset className="start-questions" disabled={elsewhere}>
            <div className="start-column">
              <People {...section} />
              <Seats {...section} />
              {setUp.how === 'pass' && (
                <CheckField
                  option="cover"
                  label={words.cover}
                  checked={setUp.cover}
                  onChange={(cover) => change({ cover })}
                />
              )}
              <ErrorBoundary>
                <Pieces />
              </ErrorBoundary>
              <BoardChoice />
            </div>
            <div className="start-column">
              {!counts && <Clocks {...section} />}
              <div className="running-clock">
                <p className="start-note">
                  {coming === undefined
                    ? words.running.clockNow(inWords(agreedClock(sitting)))
                    : words.running.clockNext(inWords(coming))}
                </p>
                {!counts && (
                  <button
                    type="button"
                    data-action="propose-clock"
                    aria-disabled={why !== null}
                    aria-describedby="running-why"
                    onClick={() => {
                      if (why !== null) return;
                      proposeClock(table, seat, {
                        controls: clock,
                        words: words.running.clockNext(inWords(clock)),
                      });
                      onClose();
                    }}
                  >
                    {words.running.propose}
                  </button>
                )}
                <p id="running-why" className="start-note">
                  {why === null ? words.running.needsBoth : reason(why)}
                </p>
              </div>
            </div>
          </fieldset>
        </div>
        <div className="start-foot">
          <p role="status" className="start-note">
            <Announced event={told}>{told}</Announced>
          </p>
          <button type="button" className="primary" data-action="close-running" onClick={onClose}>
            {words.running.done}
          </button>
        </div>
      </div>
    </Sheet>
  );
};
