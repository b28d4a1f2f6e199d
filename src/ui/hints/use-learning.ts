import { useEffect, useRef } from 'react';
import type { Pick, Refusal, Seat } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import { didRight, didWrong, type Hint, learnerAt, type ProgressStore } from '#store/progress.ts';
import { helpsOf } from '#store/selectors.ts';
import { useSkin } from '../game-skin.ts';
import { useView } from '../match/use-view.ts';
import { useGame, useSettings, useSitting, useTable } from '../table-context.tsx';
import { forbidden, mistakenOf, thingOf } from './fading.ts';

/** Keeps what is learned while two people play: by each legal move of somebody whose hints fade, and by each mistake. `hintAt` says what hint had come for a piece that was chosen at a node. */
export const useLearning = (
  store: ProgressStore,
  hintAt: (node: number, origin: Pick) => Hint,
): void => {
  const skin = useSkin();
  const game = useGame();
  const sitting = useSitting();
  const helps = helpsOf(sitting, useSettings().hints);
  const { line, toMove } = useView();
  const refused = useTable((state) => state.refused);
  const elsewhere = useTable((state) => state.elsewhere);
  const { id, match, looking, origin } = sitting;
  const { record, head, outcome } = match;
  const foul = match.agreed?.foul ?? null;
  const nodes = record.nodes.length;
  // Only what two people play here teaches them: no opened kifu, no look back, nothing from another tab.
  const playing = origin === 'played' && looking === null && !elsewhere;

  const now = { id, nodes, head, refused, foul, over: outcome !== null, elsewhere };
  const seen = useRef({ ...now, counted: line.ply });
  useEffect(() => {
    const before = seen.current;
    const sameGame = before.id === id;
    seen.current = { ...now, counted: sameGame ? before.counted : line.ply };
    if (!sameGame || !playing || before.elsewhere || before.over) return;

    const wrong = (
      seat: Seat,
      position: object,
      picks: readonly Pick[],
      refusal: Refusal | null,
    ): void => {
      if (helps[seat] !== 'fading' || refusal === null) return;
      const thing = mistakenOf(skin, position, seat, picks, refusal);
      if (thing !== null) didWrong(store, learnerAt(sitting, seat), [thing]);
    };
    // One press alone is a slip of the hand, or a question.
    if (refused !== null && refused !== before.refused)
      wrong(toMove, line.position, refused.picks, refused.refusal);
    if (foul !== null && foul !== before.foul && foul.node === null) {
      const move = game.text.parseMove(foul.move, line.position);
      const picks = move.ok ? game.picks(line.position, move.value) : [];
      wrong(foul.seat, line.position, picks, game.refuse(line.position, picks));
    }

    // A move that was made now is a new node after what was the end; each turn of a game counts once.
    const made = nodes === before.nodes + 1 && nodeAt(record, head).parent === before.head;
    if (!made || line.turn === null || line.before === null || line.ply <= before.counted) return;
    seen.current.counted = line.ply;
    const { position } = line.before;
    const seat = game.turn(position);
    const picks = game.picks(position, line.turn.move);
    const [first] = picks;
    const thing = first ? thingOf(skin, position, first) : null;
    if (first === undefined || thing === null) return;
    // Where an illegal move is let stand, it is a mistake all the same.
    const refusal = game.refuse(position, picks);
    if (refusal !== null) wrong(seat, position, picks, refusal);
    else if (helps[seat] === 'fading') {
      const rules = new Set(forbidden(game, skin, position, first).map(({ rule }) => rule));
      didRight(store, learnerAt(sitting, seat), [thing, ...rules], hintAt(before.head, first));
    }
  });
};
