import { use, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { nodeAt } from '#record/record.ts';
import { shownNode } from '#store/selectors.ts';
import { useKey } from '../common/use-key.ts';
import { useLook, useSkin, useTongue } from '../game-skin.ts';
import { Refused } from '../match/Refused.tsx';
import { useBoardView, useSides } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import type { Asked } from '../tongue.ts';
import { AskedCard } from './AskedCard.tsx';
import { ReachLayer } from './ReachLayer.tsx';
import { useAsked } from './use-asked.ts';
import { useWhyNot } from './use-why-not.ts';

/** What is read aloud; one more time may bring the same words. */
interface Saying {
  readonly words: string;
  readonly times: number;
}

const compulsory = { rule: 'promotion-compulsory' };

/** Lets any piece be asked what it is and where it goes, and any square why the chosen piece cannot go there: drawn on the board, told beside it, and on `?` read aloud. `first` is what was pointed at when this was sent for. */
export const Asking = ({ first }: { readonly first: EventTarget }) => {
  const { table } = usePlace();
  const skin = useSkin();
  const tongue = useTongue();
  const proofs = use(tongue.proofs());
  const text = useText();
  const page = usePageText();
  const words = page.teach;
  const { coordinates } = useLook();
  const sitting = useSettled();
  const holds = useTable((state) => state.sitting.picked.length > 0);
  const sides = useSides();
  const { line } = useBoardView();
  // Whose turn it is not is no reason to keep quiet about a piece.
  const busy = useTable(
    ({ refused, proof }) =>
      proof.length > 0 || (refused !== null && refused.refusal.rule !== 'not-your-turn'),
  );
  const told = useTable(({ refused }) => refused !== null);
  const [said, say] = useReducer(
    (now: Saying, words: string): Saying => ({ words, times: now.times + 1 }),
    { words: '', times: 0 },
  );
  // The first press may have come before this did.
  const [early] = useState(() => table.store.getState().refused?.refusal.rule === 'not-your-turn');

  const { asked, letGo } = useAsked({ skin, flipped: sitting.flipped }, first, early);
  // Whoever has taken a piece up is about to move it: only what they hold on to is told of then.
  const wanted = asked !== null && (asked.stays || !holds) ? asked.pick : null;
  const answer = wanted && proofs.ask(line.position, wanted, text);
  const whyNot = useWhyNot(asked === null || asked.stays ? null : asked.pick);
  const because = whyNot === null ? '' : tongue.refusal(whyNot, page);
  // What was said of one thing is not said of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another square may be closed for the same reason.
  useEffect(() => say(because), [because, asked]);
  // It is told to who has just made the move, and not to who reads on to it or comes back.
  const shown = shownNode(sitting);
  const [seen, setSeen] = useState({
    id: sitting.id,
    shown,
    looking: sitting.looking !== null,
    made: sitting.origin === 'played',
  });
  if (seen.id !== sitting.id || seen.shown !== shown) {
    const goesOn = nodeAt(sitting.match.record, shown).parent === seen.shown && !seen.looking;
    const looking = sitting.looking !== null;
    setSeen({ id: sitting.id, shown, looking, made: seen.id === sitting.id && goesOn });
  }
  const forced = sitting.looking === null && seen.made && proofs.promotedByForce(line);

  const aloud = ({ seat, here, other, reach, inHand }: Asked): string => {
    const names = (squares: readonly number[]): readonly string[] =>
      squares.map((square) => skin.spokenSquare(square, coordinates));
    return words.aloud({
      side: sides[seat],
      name: here.name,
      reading: here.reading,
      other: other?.name ?? '',
      moves: names(reach.moves),
      captures: names(reach.captures),
      protects: names(reach.protects),
      inHand,
    });
  };
  useKey('?', () => {
    if (answer !== null) say(aloud(answer));
  });
  const onEscape = useEffectEvent(letGo);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);

  // What was asked was asked of the position that stood there.
  const [asOf, setAsOf] = useState(line.position);
  if (asOf !== line.position) {
    setAsOf(line.position);
    letGo();
  }

  const field = document.querySelector('.board .field');
  return (
    <>
      {answer !== null &&
        !busy &&
        field !== null &&
        createPortal(
          <ReachLayer
            reach={answer.reach}
            inHand={answer.inHand}
            board={skin.board}
            flipped={sitting.flipped}
          />,
          field,
        )}
      {answer !== null && (
        <AskedCard
          asked={answer}
          side={sides[answer.seat]}
          stays={asked?.stays ?? false}
          onPutAway={letGo}
        />
      )}
      {whyNot !== null && !told && (
        <section className="asked" aria-label={words.whyNot}>
          <p className="asked-why" data-rule={whyNot.rule}>
            {because}
          </p>
        </section>
      )}
      {forced && whyNot === null && (
        <section className="asked-told" aria-label={words.whyPromoted}>
          <div role="status">
            <Refused refusal={compulsory} className="asked-why" />
          </div>
        </section>
      )}
      <p className="unseen" aria-live="polite">
        <span key={said.times}>{said.words}</span>
      </p>
    </>
  );
};
