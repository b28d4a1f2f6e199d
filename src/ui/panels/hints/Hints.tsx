import { Lightbulb } from 'lucide';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Evidence, Pick } from '#kernel/game.ts';
import {
  forbidden,
  HESITATION,
  type Hint,
  isShown,
  learnerAt,
  masteredFrom,
  masteryOf,
  stageOf,
  streakOf,
} from '#store/progress.ts';
import { explains, shownNode } from '#store/selectors.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ProofLayer } from '../../board/ProofLayer.tsx';
import { useBoardField } from '../../board/use-board-field.ts';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import type { ActionsProps } from '../../table/actions/action.ts';
import { choiceOf, giveHint, hintIn, hintRequests, hintsGiven } from '../../table/hint-state.ts';
import { thingChosen, useHelp } from '../../table/use-are-marked.ts';
import { usePositionView, useSelectionView, useSides } from '../../table/use-position-view.ts';
import { useLearning } from './use-learning.ts';
import './hints.css';

const nothing: readonly never[] = [];

const pips = Array.from({ length: masteredFrom }, (_, i) => i);

/**
 * Gives hints to a player whose help fades, draws the squares that rules forbid to the chosen piece, and shows the
 * progress. The lamp says through `onAsk` why it has nothing to show.
 */
export const Hints = ({ onAsk }: { readonly onAsk?: ActionsProps['onAsk'] }) => {
  const { progress } = useApp();
  const { learners } = useStore(progress);
  const skin = useSkin();
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const words = text.teach.hints;
  const look = useLook();
  const sitting = useSitting();
  const sides = useSides();
  const view = usePositionView();
  const { line, toMove } = view;
  const selection = useSelectionView();
  const { next } = selection;
  const busy = useTable((state) => state.refused !== null || state.proof.length > 0);
  const given = useStore(hintsGiven);
  useLearning(progress, (node, origin) => hintIn(given, sitting.id, choiceOf(node, origin)));

  const help = useHelp(view);
  const mastery = masteryOf(learners, learnerAt(sitting, toMove));
  const [chosen] = selection.picked;
  const thing = thingChosen(skin, sitting, view, selection);
  const choice = chosen ? choiceOf(shownNode(sitting), chosen) : '';
  const hint = hintIn(given, sitting.id, choice);
  const shows = (one: string): boolean =>
    help === 'always' || (help === 'fading' && isShown(mastery, one, hint));

  // Where the players agreed to find illegal moves by themselves, forbidden squares are not shown.
  const tells = explains(sitting);
  const closed = useMemo(
    () =>
      thing === null || chosen === undefined || !tells
        ? nothing
        : forbidden(game, skin, line.position, chosen),
    [game, skin, line.position, chosen, thing, tells],
  );
  const hidden =
    help === 'fading' && thing !== null
      ? [thing, ...closed.map(({ rule }) => rule)].filter((one) => !shows(one))
      : nothing;
  const [withheld] = hidden;
  const whyOff = thing === null ? 'nothing-chosen' : 'nothing-faded';
  const off = hidden.length > 0 ? null : whyOff;
  const give = (what: Hint): void => {
    if (hidden.length > 0) giveHint(sitting.id, choice, what);
  };
  const hesitated = useEffectEvent(() => give('waited'));
  const waitsFor = hidden.some((one) => stageOf(mastery, one) === 'hesitation') ? choice : null;
  useEffect(() => {
    if (waitsFor === null) return undefined;
    const timer = setTimeout(() => hesitated(), HESITATION);
    return () => clearTimeout(timer);
  }, [waitsFor]);
  const asked = useEffectEvent(() => give('asked'));
  useEffect(() => hintRequests.subscribe(() => asked()), []);

  // A file or rank that is closed is hatched whole; any other square is crossed out.
  const told = closed.filter(({ rule }) => shows(rule));
  const drawn = told.flatMap(({ square, evidence }): readonly Evidence[] => {
    const bands = evidence.filter(({ show }) => show === 'file' || show === 'rank');
    return bands.length > 0 ? bands : [{ show: 'square', square, as: 'escape' }];
  });
  const marks = [...new Map(drawn.map((mark) => [JSON.stringify(mark), mark])).values()];
  const field = useBoardField();
  const known = Object.values(mastery).filter((times) => times === masteredFrom).length;
  const title = thing === null ? words.known(sides[toMove]) : words.streak;
  const kindOf = (pick: Pick): string =>
    (pick.at === 'square' && skin.faceAt(line.position, pick.square)?.kind) ||
    (pick.at === 'hand' ? pick.kind : '');
  // The progress in words: the title of the signs, and for screen readers.
  const progressed =
    thing === null
      ? String(known)
      : [
          words.progress(
            skin.pieceName(chosen ? kindOf(chosen) : '', text),
            streakOf(mastery, thing),
            masteredFrom,
          ),
          words.stages[stageOf(mastery, thing)],
        ].join(' · ');
  const goals = next.flatMap((pick) =>
    pick.at === 'square' ? [skin.spokenSquare(pick.square, look.coordinates)] : [],
  );
  const rules = [...new Set(told.map(({ rule }) => rule))];
  return (
    <>
      {marks.length > 0 &&
        !busy &&
        field !== null &&
        createPortal(
          <div className="hinted">
            <ProofLayer
              evidence={marks}
              skin={skin}
              pieceSet={look.pieceSet}
              flipped={sitting.flipped}
            />
          </div>,
          field,
        )}
      {help !== 'fading' && <span className="hint-level">{words.levels[help]}</span>}
      {help === 'fading' && (
        <section className="hint-meter" aria-label={words.label}>
          <meter
            className="unseen"
            min={0}
            max={masteredFrom}
            value={thing === null ? Math.min(known, masteredFrom) : streakOf(mastery, thing)}
            aria-label={title}
            aria-valuetext={progressed}
          />
          <span className="hint-label" aria-hidden="true">
            {withheld === undefined && (thing !== null || known > 0) && words.meter}
          </span>
          <span
            className="hint-pips"
            aria-hidden="true"
            title={thing === null ? title : progressed}
          >
            {thing === null
              ? known > 0 && `✓ ${known}`
              : withheld === undefined
                ? pips.map((pip) => <i key={pip} data-full={pip < streakOf(mastery, thing)} />)
                : words.stages[stageOf(mastery, withheld)]}
          </span>
          <button
            type="button"
            className="action"
            data-action="hints"
            aria-label={words.show}
            aria-disabled={off !== null}
            title={off === null ? words.show : text.offers.off[off]}
            onBlur={() => onAsk?.(null)}
            onClick={() => {
              onAsk?.(off);
              give('asked');
            }}
          >
            <Icon of={Lightbulb} />
          </button>
        </section>
      )}
      <p className="unseen" aria-live="polite">
        {hint !== null &&
          thing !== null &&
          [
            words.goals(goals, chosen?.at === 'hand'),
            ...rules.map((rule) => gameText.refusal({ rule }, text)),
          ].join(' ')}
      </p>
    </>
  );
};
