import { X } from 'lucide';
import { startTransition, useEffect, useRef, useState } from 'react';
import { withAnswer } from '#store/learner.ts';
import { mayBeLost } from '#store/selectors.ts';
import { OWN_START, type SetUp, seatZeroOf, withLearner, withToss } from '#store/set-up.ts';
import { wrongNumbersOf } from '#store/set-up-draft.ts';
import { endPreview } from '#store/sittings.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { WrongNumbers } from '../../base/Fields.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { formatsOf } from '../../game/formats.ts';
import { useGameText } from '../../game/game-skin.ts';
import { useBegin } from '../../table/use-begin.ts';
import { useDraft } from '../../table/use-draft.ts';
import { Clocks } from './Clocks.tsx';
import { People } from './People.tsx';
import { Pieces } from './Pieces.tsx';
import { Rules } from './Rules.tsx';
import { Seats } from './Seats.tsx';
import { StartPosition, WhichGame } from './StartPosition.tsx';
import { TossResult } from './TossResult.tsx';
import { useDraftedGame } from './use-drafted-game.ts';
import '../../base/fields.css';
import './start-frame.css';
import './start.css';
import { usePeople } from './set-up-section.ts';
import { termsInWords } from './time-words.ts';

interface StartScreenProps {
  readonly onClose: () => void;
  /** Called to save the kifu of the present game instead. Absent where there is no sheet for that. */
  readonly onSave?: (() => void) | undefined;
}

/** The form of all questions before a game. Begin has the focus, so that one Enter answers them all as before. */
const Questions = ({ onClose, onSave }: StartScreenProps) => {
  const { table, setUps } = useApp();
  const gameText = useGameText();
  const text = useText();
  const words = text.start;
  const { words: wordsOf, Toss } = gameText.agreement;
  const own = wordsOf(text);
  const pack = useTable((state) => state.pack);
  const { agreement } = pack;
  const draft = useDraft();
  const answersNow = () => withLearner(agreement, draft.read());
  const [setUp, setSetUp] = useState(answersNow);
  const [answered, setAnswered] = useState(pack);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [tossing, setTossing] = useState(false);
  // A wrong number is shown again, also where its question is folded away.
  const [isRuling, setRuling] = useState(() =>
    agreement.options.some(({ id }) => wrongNumbersOf(table).has(id)),
  );
  const position = useRef<HTMLTextAreaElement>(null);
  const beginButton = useRef<HTMLButtonElement>(null);
  const begin = useBegin();
  // A new game would delete the present one for good if that cannot be kept.
  const isEndangered = useTable(mayBeLost);
  useEffect(() => {
    if (!tossing) beginButton.current?.focus();
  }, [tossing]);
  // Another game that is shown was chosen here, and is chosen again when the sheet opens the next time.
  useEffect(() => {
    if (table.store.getState().previewOver !== null) draft.keep(setUp);
  }, [table, draft, setUp]);
  // A change of the address may close the sheet without Cancel.
  useEffect(() => () => endPreview(table), [table]);
  const people = usePeople(setUp);

  // When another game is chosen, the answers to questions that every game asks stay.
  if (answered !== pack) {
    setAnswered(pack);
    setSetUp(answersNow());
    setProblems([]);
  }
  const leaveBy = (way: () => void) => (): void => {
    endPreview(table);
    way();
  };
  const close = leaveBy(onClose);
  const keep = (now: SetUp): void => {
    setSetUp(now);
    draft.keep(now);
  };
  const change = (patch: Partial<SetUp>): void => {
    keep(withAnswer(agreement, setUp, patch));
    setProblems([]);
  };
  const remember = (now: SetUp): void => setUps.keep(pack.id, now);
  const start = (sound: SetUp): void => {
    begin(sound);
    // The game is drawn first; the sheet over it closes in a task of its own.
    startTransition(onClose);
  };
  /** Shows the tossed tokens and remembers them immediately: neither Back nor a reload tosses them again. */
  const toss = (sound: SetUp): void => {
    const tossed = withToss(sound, table.ports.random);
    keep(tossed);
    setTossing(true);
    remember(tossed);
  };
  const answer = async (): Promise<void> => {
    let sound = setUp;
    if (setUp.start === OWN_START) {
      const read = (await formatsOf(pack)).readSetup(setUp.position.trim());
      if (!read.ok) {
        const { problem } = await gameText.files();
        setProblems(read.error.map((found) => problem(found, text)));
        position.current?.focus();
        return;
      }
      sound = { ...setUp, position: read.value };
      setSetUp(sound);
    }
    if (seatZeroOf(agreement, sound) === undefined) toss(sound);
    else start(sound);
  };

  if (tossing && setUp.toss !== null)
    return (
      <Sheet title={own.toss.title} onClose={close}>
        <TossResult
          words={own.toss}
          Toss={Toss}
          toss={setUp.toss}
          people={people}
          onBegin={() => start(setUp)}
          onBack={() => setTossing(false)}
        />
      </Sheet>
    );
  const section = { agreement, own, setUp, onChange: change };
  return (
    <Sheet title={words.title} onClose={close}>
      <WrongNumbers value={wrongNumbersOf(table)}>
        <form
          className="start"
          // A wrong number is shown, even if its group was folded.
          onInvalidCapture={({ target }) => {
            if (target instanceof Element) target.closest('details')?.setAttribute('open', '');
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void answer();
          }}
        >
          <IconButton
            action="cancel"
            label={text.actions.cancel}
            icon={X}
            className="start-close"
            onPress={close}
          />
          <div className="start-body">
            {isEndangered && (
              <p className="notice">
                {text.storage.saveFirst}
                {onSave && (
                  <button type="button" data-action="save-first" onClick={leaveBy(onSave)}>
                    {text.storage.saveKifu(text.game.record)}
                  </button>
                )}
              </p>
            )}
            <div className="start-questions">
              <div className="start-column">
                <WhichGame />
                <Clocks {...section} />
                <StartPosition {...section} problems={problems} position={position} />
              </div>
              <div className="start-column">
                <People {...section} />
                <Seats {...section} />
                {/* No Suspense here: the sheet appears with all its parts, since a late one would move the rest under a finger. */}
                <ErrorBoundary>
                  <Pieces />
                </ErrorBoundary>
              </div>
            </div>
            {isRuling && <Rules {...section} />}
          </div>
          <div className="start-foot">
            <button
              type="button"
              className="start-agreed"
              aria-expanded={isRuling}
              data-action="change-rules"
              onClick={() => setRuling(!isRuling)}
            >
              <span>
                {termsInWords(words, setUp)} – <u>{words.change}</u>
              </span>
            </button>
            <button type="submit" className="primary" ref={beginButton} data-action="begin">
              {words.begin}
            </button>
          </div>
        </form>
      </WrongNumbers>
    </Sheet>
  );
};

/** The screen before a game, with the answers of the last game filled in, or with those of the draft. */
export const StartScreen = (props: StartScreenProps) => {
  const waits = useDraftedGame();
  return waits ? null : <Questions {...props} />;
};
