import { Lightbulb } from 'lucide';
import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Evidence, Pick } from '#kernel/game.ts';
import {
  HESITATION,
  learnerAt,
  masteredFrom,
  masteryOf,
  stageOf,
  streakOf,
} from '#store/progress.ts';
import type { Help } from '#store/settings.ts';
import { Proof } from '../board/Proof.tsx';
import { Icon } from '../common/Icon.tsx';
import { useSides, useView } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettings, useSitting, useTable } from '../table-context.tsx';
import { faceOf, forbidden } from './fading.ts';
import { useLearning } from './use-learning.ts';
import './hints.css';

/** One choice of a piece: a hint given for it is not one for the next. */
const keyOf = (ply: number, origin: Pick): string => `${ply} ${JSON.stringify(origin)}`;

const nothing: readonly never[] = [];

const pips = Array.from({ length: masteredFrom }, (_, i) => i);

/** Lets the marks of legal squares fade as somebody learns: says whether they are there now, draws what rules forbid, and shows how far it is. */
export const Hints = ({
  helps,
  onGrant,
}: {
  /** What help each seat has. */
  readonly helps: readonly [Help, Help];
  /** Told whether the legal squares of the chosen piece are to be marked now. */
  readonly onGrant: (granted: boolean) => void;
}) => {
  const { table, skin, progress } = usePlace();
  const store = use(progress());
  const { learners } = useStore(store);
  const page = usePageText();
  const words = page.teach.hints;
  const { coordinates } = useSettings();
  const sitting = useSitting();
  const sides = useSides();
  const { line, next, toMove, open, question } = useView();
  const busy = useTable((state) => state.refused !== null || state.proof.length > 0);
  const [givenFor, setGivenFor] = useState('');
  useLearning(store, helps, (ply, origin) => givenFor === keyOf(ply, origin));

  const help = helps[toMove];
  const mastery = masteryOf(learners, learnerAt(sitting, toMove));
  const [chosen] = sitting.picked;
  const face = chosen && open ? faceOf(skin, line.position, chosen) : null;
  const key = chosen ? keyOf(line.ply, chosen) : '';
  const given = key !== '' && givenFor === key;
  const stage = (thing: string) => (help === 'always' ? 'always' : stageOf(mastery, thing));
  const shows = (thing: string): boolean => help !== 'off' && (given || stage(thing) === 'always');
  const granted = face === null || shows(face);
  useLayoutEffect(() => onGrant(granted), [onGrant, granted]);

  const closed = useMemo(
    () =>
      face === null || chosen === undefined
        ? nothing
        : forbidden(table.game, skin, line.position, chosen),
    [table.game, skin, line.position, chosen, face],
  );
  const hidden =
    help !== 'off' && face !== null && !(granted && closed.every(({ rule }) => shows(rule)));
  const waits =
    hidden &&
    [...(face === null ? [] : [face]), ...closed.map(({ rule }) => rule)].some(
      (thing) => stage(thing) === 'hesitation',
    );
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setGivenFor(key), HESITATION);
    return () => clearTimeout(timer);
  }, [waits, key]);

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'h' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    if (hidden) setGivenFor(key);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  // A file or rank that is closed is hatched whole; any other square is crossed out.
  const drawn = closed
    .filter(({ rule }) => shows(rule))
    .flatMap(({ square, evidence }): readonly Evidence[] => {
      const bands = evidence.filter(({ show }) => show === 'file' || show === 'rank');
      return bands.length > 0 ? bands : [{ show: 'square', square, as: 'escape' }];
    });
  const marks = [...new Map(drawn.map((mark) => [JSON.stringify(mark), mark])).values()];
  const field = document.querySelector('.board .field');
  const streak = face === null ? 0 : streakOf(mastery, face);
  const known = Object.values(mastery).filter((times) => times === masteredFrom).length;
  const title = face === null ? words.known(sides[toMove]) : words.streak;
  const goals = next.flatMap((pick) =>
    pick.at === 'square' ? [skin.spokenSquare(pick.square, coordinates)] : [],
  );
  return (
    <>
      {marks.length > 0 &&
        !busy &&
        question === null &&
        field !== null &&
        createPortal(
          <div className="hinted">
            <Proof
              evidence={marks}
              columns={skin.columns}
              rows={skin.rows}
              flipped={sitting.flipped}
            />
          </div>,
          field,
        )}
      {help === 'fading' && (
        <section className="hint-meter" aria-label={words.label}>
          <meter
            className="unseen"
            min={0}
            max={masteredFrom}
            value={face === null ? Math.min(known, masteredFrom) : streak}
            aria-label={title}
            aria-valuetext={face === null ? String(known) : words.stages[stage(face)]}
          />
          <span className="hint-pips" aria-hidden="true" title={title}>
            {face === null
              ? known > 0 && `✓ ${known}`
              : pips.map((pip) => <i key={pip} data-full={pip < streak} />)}
          </span>
          <button
            type="button"
            className="action"
            aria-disabled={!hidden}
            aria-label={words.show}
            title={words.show}
            onClick={() => hidden && setGivenFor(key)}
          >
            <Icon of={Lightbulb} />
          </button>
        </section>
      )}
      <p className="unseen" aria-live="polite">
        {given && (goals.length === 0 ? words.nowhere : words.goals(goals))}
      </p>
    </>
  );
};
