import { use, useEffect, useRef, useState } from 'react';
import { shownNode } from '#store/selectors.ts';
import { useTongue } from '../game-skin.ts';
import { useRefusalWords } from '../match/use-refusal-words.ts';
import { useBoardView, usePlayers } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** Says in plain words what just happened, for ears: moves politely, refusals and checks at once. */
export const Announcer = () => {
  const tongue = useTongue();
  const { speak } = use(tongue.writing());
  const text = useText();
  const page = usePageText();
  const sitting = useSettled();
  const refused = useTable((state) => state.refused);
  const players = usePlayers();
  const refusalWords = useRefusalWords();
  const { line, facts, toMove } = useBoardView();
  const [polite, setPolite] = useState('');
  const { match } = sitting;
  const { warning } = facts;
  const shown = shownNode(sitting);
  // It comes with the first press, perhaps after the first move: what stands on the board then has not been said.
  const before = useRef({ id: sitting.id, shown: match.record.root });

  useEffect(() => {
    const was = before.current;
    before.current = { id: sitting.id, shown };
    if (was.id !== sitting.id) setPolite(page.announced.newGame);
    else if (was.shown !== shown)
      setPolite(line.turn === null ? page.announced.atStart : speak(line, players, text, page));
  }, [sitting.id, shown, line, players, text, page, speak]);

  // The result card announces itself.
  const urgent =
    refused !== null
      ? refusalWords(refused.refusal)
      : facts.checked.length > 0
        ? text.status.check(players[toMove])
        : warning === null
          ? ''
          : tongue.warning(warning.of, warning.about === null ? '' : players[warning.about], text);
  return (
    <>
      <p className="unseen" aria-live="polite">
        {polite}
      </p>
      <p className="unseen" role="alert">
        {urgent}
      </p>
    </>
  );
};
