import { useEffect, useRef } from 'react';
import type { Pick, Seat } from '#kernel/game.ts';
import { didRight, didWrong, learnerAt, type ProgressStore } from '#store/progress.ts';
import type { Help } from '#store/settings.ts';
import { useView } from '../match/use-view.ts';
import { usePlace, useSitting, useTable } from '../table-context.tsx';
import { faceOf, forbidden, isLearned } from './fading.ts';

/** Keeps what is learned while two people play: by each legal move of somebody whose hints fade, and by each refusal. `wasHelped` says whether a hint had come for a piece at a ply. */
export const useLearning = (
  store: ProgressStore,
  helps: readonly [Help, Help],
  wasHelped: (ply: number, origin: Pick) => boolean,
): void => {
  const { table, skin } = usePlace();
  const { game } = table;
  const sitting = useSitting();
  const { line, toMove } = useView();
  const refused = useTable((state) => state.refused);
  const { id, match, looking } = sitting;
  const nodes = match.record.nodes.length;

  const seen = useRef({ id, nodes, refused });
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, nodes, refused };
    if (before.id !== id) return;
    const wrong = (seat: Seat, rule: string, face: string | null): void => {
      if (helps[seat] !== 'fading' || rule === 'not-your-turn' || rule === 'empty-square') return;
      const things = [...(face === null ? [] : [face]), ...(isLearned(rule) ? [rule] : [])];
      didWrong(store, learnerAt(sitting, seat), things);
    };
    if (refused !== null && refused !== before.refused) {
      const [origin] = refused.picks;
      const face = origin === undefined ? null : faceOf(skin, line.position, origin);
      wrong(toMove, refused.refusal.rule, face);
    }
    // A move that was made now is a new node at the end of what is shown; one made again or looked at is not.
    if (nodes !== before.nodes + 1 || looking !== null || line.turn === null || !line.before)
      return;
    const { position, ply } = line.before;
    const seat = game.turn(position);
    const picks = game.picks(position, line.turn.move);
    const [origin] = picks;
    const face = origin === undefined ? null : faceOf(skin, position, origin);
    if (origin === undefined || face === null) return;
    // Where an illegal move is let stand, it is a mistake all the same.
    const refusal = game.refuse(position, picks);
    if (refusal !== null) wrong(seat, refusal.rule, face);
    else if (helps[seat] === 'fading') {
      const rules = new Set(forbidden(game, skin, position, origin).map(({ rule }) => rule));
      didRight(store, learnerAt(sitting, seat), [face, ...rules], wasHelped(ply, origin));
    }
  });
};
