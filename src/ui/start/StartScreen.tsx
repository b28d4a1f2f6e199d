import { use, useEffect, useRef, useState } from 'react';
import type { Agreement } from '#games/agreement.ts';
import { isUntouched } from '#store/selectors.ts';
import { beginSetUp, OWN_START, type SetUp, seatZeroOf, withToss } from '#store/set-up.ts';
import { useAgreement } from '../agreement.ts';
import { Sheet } from '../common/Sheet.tsx';
import { formatsOf } from '../formats.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { Clocks } from './Clocks.tsx';
import { Opening } from './Opening.tsx';
import { People } from './People.tsx';
import { Presets } from './Presets.tsx';
import { Rules } from './Rules.tsx';
import { Tossed } from './Tossed.tsx';
import '../match/notices.css';
import './start.css';
import { usePeople } from './use-people.ts';

interface StartScreenProps {
  readonly onClose: () => void;
  /** Offers the present game's kifu instead. */
  readonly onSave: () => void;
}

interface QuestionsProps extends StartScreenProps {
  readonly agreement: Agreement;
  readonly first: SetUp;
}

/** Everything that is asked before a game; Begin takes the focus, so that Enter is answer enough. */
const Questions = ({ agreement, first, onClose, onSave }: QuestionsProps) => {
  const { table, desk } = usePlace();
  const tongue = useTongue();
  const text = useText();
  const page = usePageText();
  const words = page.start;
  const { words: wordsOf, Toss } = use(tongue.agreement());
  const own = wordsOf(page);
  const pack = useTable((state) => state.pack);
  const [setUp, setSetUp] = useState(first);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [tossing, setTossing] = useState(false);
  const position = useRef<HTMLTextAreaElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  // A new game would be the end of one that cannot be kept.
  const mayBeLost = useTable(({ trouble, sitting }) => trouble !== null && !isUntouched(sitting));
  useEffect(() => {
    if (!tossing) begin.current?.focus();
  }, [tossing]);
  const people = usePeople(setUp);

  const change = (patch: Partial<SetUp>): void => {
    setSetUp((now) => ({ ...now, ...patch }));
    setProblems([]);
  };
  const remember = (now: SetUp): void =>
    void desk().then(({ keepSetUp }) => keepSetUp(pack.id, now));
  const start = (sound: SetUp): void => {
    remember(beginSetUp(table, agreement, sound));
    onClose();
  };
  /** Shows the tokens; seen, they are remembered at once: neither Back nor a reload tosses them again. */
  const toss = (sound: SetUp): void => {
    const tossed = withToss(sound, table.ports.random);
    setSetUp(tossed);
    setTossing(true);
    remember(tossed);
  };
  const answer = async (): Promise<void> => {
    let sound = setUp;
    if (setUp.start === OWN_START) {
      const read = (await formatsOf(pack)).readSetup(setUp.position.trim());
      if (!read.ok) {
        const { problem } = await tongue.kifu();
        setProblems(read.error.map((found) => problem(found, text, page)));
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
      <Sheet title={own.toss.title} onClose={onClose}>
        <Tossed
          words={own.toss}
          Toss={Toss}
          toss={setUp.toss}
          people={people}
          onBegin={() => start(setUp)}
          onBack={() => setTossing(false)}
        />
      </Sheet>
    );
  const part = { agreement, own, setUp, onChange: change };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form
        className="start"
        onSubmit={(event) => {
          event.preventDefault();
          void answer();
        }}
      >
        {mayBeLost && (
          <p className="notice">
            {page.storage.saveFirst}
            <button type="button" onClick={onSave}>
              {page.storage.saveKifu}
            </button>
          </p>
        )}
        <People {...part} />
        <Presets {...part} />
        <Opening {...part} problems={problems} position={position} />
        <Clocks {...part} />
        <details className="start-more">
          <summary>{words.more}</summary>
          <Rules {...part} />
        </details>
        <div className="start-foot">
          <button type="button" className="quiet" onClick={onClose}>
            {text.actions.cancel}
          </button>
          <button type="submit" className="primary" ref={begin}>
            {words.begin}
          </button>
        </div>
      </form>
    </Sheet>
  );
};

/** The screen before a game, as the last game left it. */
export const StartScreen = ({ onClose, onSave }: StartScreenProps) => {
  const { desk } = usePlace();
  const tongue = useTongue();
  const { id } = useTable((state) => state.pack);
  // Asked for together: each that is waited for comes while the others do.
  const wanted = desk();
  void tongue.agreement();
  const agreement = useAgreement();
  const { readSetUp } = use(wanted);
  const [first] = useState(() => readSetUp(id, agreement));
  return <Questions agreement={agreement} first={first} onClose={onClose} onSave={onSave} />;
};
