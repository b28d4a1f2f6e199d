import { useEffect, useRef } from 'react';
import type { Pick } from '#kernel/game.ts';
import { nodeAt } from '#record/record.ts';
import { didRight, didWrong, type Hint, learnerAt, type ProgressStore } from '#store/progress.ts';
import { helpsOf } from '#store/selectors.ts';
import { firstSeen, lessonsBetween, type Moment } from '#store/teaching.ts';
import { useSkin } from '../game-skin.ts';
import { useBoardView } from '../match/use-view.ts';
import { useGame, useSettings, useSettled, useTable } from '../table-context.tsx';

/** Keeps what is learned while two people play: by each legal move of somebody whose hints fade, and by each mistake. `hintAt` says what hint had come for a piece that was chosen at a node. */
export const useLearning = (
  store: ProgressStore,
  hintAt: (node: number, origin: Pick) => Hint,
): void => {
  const skin = useSkin();
  const game = useGame();
  const sitting = useSettled();
  const helps = helpsOf(sitting, useSettings().hints);
  const { line } = useBoardView();
  const refused = useTable((state) => state.refused);
  const elsewhere = useTable((state) => state.elsewhere);
  const { id, match, looking, origin } = sitting;
  const { record, head, outcome, agreed } = match;
  const now: Moment = {
    id,
    playing: origin === 'played' && looking === null && !elsewhere,
    elsewhere,
    over: outcome !== null,
    nodes: record.nodes.length,
    head,
    parent: nodeAt(record, head).parent,
    line,
    refused,
    foul: agreed?.foul ?? null,
  };
  const last = useRef(firstSeen(now));
  useEffect(() => {
    const { lessons, seen } = lessonsBetween(
      game,
      skin,
      last.current,
      now,
      (seat) => helps[seat] === 'fading',
    );
    last.current = seen;
    for (const lesson of lessons) {
      const learner = learnerAt(sitting, lesson.seat);
      if (lesson.was === 'wrong') didWrong(store, learner, [lesson.thing]);
      else didRight(store, learner, lesson.things, hintAt(lesson.node, lesson.origin));
    }
  });
};
