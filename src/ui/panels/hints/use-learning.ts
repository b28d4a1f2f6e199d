import { useEffect, useRef } from 'react';
import { other, type Pick, type Seat } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import {
  concerns,
  didRight,
  didWrong,
  firstSeen,
  firstTimeTipsOf,
  type Hint,
  hasMet,
  learnerAt,
  lessonsBetween,
  type Moment,
  markSeen,
  masteryOf,
  type ProgressStore,
} from '#store/progress.ts';
import { explains, helpsOf } from '#store/selectors.ts';
import { useGame, useSettings, useSitting, useTable } from '../../app/app-context.tsx';
import { useSkin } from '../../game/game-skin.ts';
import { firstTimeTipShown, meetRule } from '../../table/hint-state.ts';
import { usePositionView } from '../../table/use-position-view.ts';

/**
 * Records what players learn: by each legal move of a player whose hints fade, and by each mistake. `hintAt` returns the
 * hint that had been given for a piece that was chosen at a node.
 */
export const useLearning = (
  store: ProgressStore,
  hintAt: (node: number, origin: Pick) => Hint,
): void => {
  const skin = useSkin();
  const game = useGame();
  const sitting = useSitting();
  const helps = helpsOf(sitting, useSettings().hints);
  const { line, last: trace, facts } = usePositionView();
  const refused = useTable((state) => state.refused);
  const elsewhere = useTable((state) => state.elsewhere);
  const { id, match, viewed, origin } = sitting;
  const { record, head, outcome, refereeState } = match;
  const now: Moment = {
    id,
    playing: origin === 'played' && viewed === null && !elsewhere,
    elsewhere,
    over: outcome !== null,
    nodes: record.nodes.length,
    head,
    parent: nodeAt(record, head).parent,
    line,
    refused,
    foul: refereeState?.foul ?? null,
  };
  /** Shows a tip on the last turn, if it brought something new to the player concerned and that player has asked for help. */
  const tell = (): void => {
    const { before, turn } = line;
    if (before === null || turn === null || trace === null || !explains(sitting)) return;
    const mover = game.turn(before.position);
    const came = firstTimeTipsOf({
      picks: game.picks(before.position, turn.move),
      trace,
      check: facts.checked.length > 0,
      occurrences: facts.occurrences,
    });
    for (const what of came) {
      const seat = concerns(what) === 'mover' ? mover : other(mover);
      const learner = learnerAt(sitting, seat);
      if (!isHelped(seat) || hasMet(masteryOf(store.getState().learners, learner), what)) continue;
      markSeen(store, learner, what);
      firstTimeTipShown.setState({ told: { game: id, node: head, seat, what } });
      return;
    }
  };
  const isHelped = (seat: Seat): boolean =>
    helps[seat] === 'always' || sitting.seating?.marks[seat] === 'fading';
  const learns = now.playing && explains(sitting) && isHelped(game.turn(line.position));
  useEffect(() => {
    if (learns && refused?.refusal.class === 'foul' && !refused.asks)
      meetRule(id, refused.refusal.rule);
  }, [learns, id, refused]);
  const last = useRef(firstSeen(now));
  useEffect(() => {
    const { lessons, seen, made } = lessonsBetween(
      game,
      skin,
      last.current,
      now,
      (seat) => helps[seat] === 'fading',
    );
    last.current = seen;
    if (made) tell();
    for (const lesson of lessons) {
      const learner = learnerAt(sitting, lesson.seat);
      if (lesson.was === 'wrong') didWrong(store, learner, [lesson.thing]);
      else didRight(store, learner, lesson.things, hintAt(lesson.node, lesson.origin));
    }
  });
};
