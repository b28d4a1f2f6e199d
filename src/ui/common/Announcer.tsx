import { use, useEffect, useRef, useState } from 'react';
import { shownNode } from '#store/selectors.ts';
import { useSettled, useTable } from '../app-context.tsx';
import { useGameText } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useRefusalWords } from '../play-page/use-refusal-words.ts';
import { useBoardView, usePlayers } from '../play-page/use-view.ts';
import { useText } from '../text.tsx';

/** Says in plain words what just happened, for ears: moves politely, refusals and checks at once. */
export const Announcer = () => {
  const gameText = useGameText();
  const { speak } = use(gameText.writing());
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

  const said = refused === null ? '' : refusalWords(refused);
  // The result card announces itself.
  const urgent =
    refused !== null && !refused.asks
      ? said
      : facts.checked.length > 0
        ? text.status.check(players[toMove])
        : warning === null
          ? ''
          : gameText.warning(
              warning.of,
              warning.about === null ? '' : players[warning.about],
              text,
            );
  return (
    <>
      <p className="unseen" aria-live="polite">
        {polite}
      </p>
      <p className="unseen" aria-live="polite">
        {refused?.asks && said}
      </p>
      <p className="unseen" role="alert">
        {urgent}
      </p>
    </>
  );
};
