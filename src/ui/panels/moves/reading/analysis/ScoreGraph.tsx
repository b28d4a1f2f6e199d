import { type PointerEvent, useMemo } from 'react';
import { advantageOf, bestOf, type ScoredPly } from '#record/advantage.ts';
import { type Score, scoreOf } from '#record/analysis.ts';
import { viewNode, walkedLine } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useTable } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { useSkin } from '../../../../game/game-skin.ts';
import { signOf } from '../../../../game/seat-sign.ts';
import { useCommentReader, useScoreWords } from '../../../../table/comment-reader.ts';
import { usePositionView } from '../../../../table/use-position-view.ts';
import { listSteps, useStepKeys } from '../../use-step-keys.ts';

/** The height of the graph in its own units, half for each side. */
const HIGH = 100;

const heightOf = (score: Score): number => (HIGH / 2) * (1 - 0.96 * advantageOf(score));

const curveOf = (scored: readonly ScoredPly[]): string =>
  scored
    .map(({ ply, score }, i) => `${i === 0 ? 'M' : 'L'}${ply} ${heightOf(score).toFixed(2)}`)
    .join('');

/** The area between the curve and the line at which neither side is ahead. */
const areaOf = (scored: readonly ScoredPly[]): string => {
  const [first, last] = [scored[0], scored.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${curveOf(scored)}L${last.ply} ${HIGH / 2}L${first.ply} ${HIGH / 2}Z`;
};

/**
 * The evaluations of programs along the line, as a curve: up is good for the first side. A press goes to the move,
 * and so do the keys that step. Nothing where no program has said anything.
 */
export const ScoreGraph = () => {
  const { table } = useApp();
  const skin = useSkin();
  const { SeatSign } = skin;
  const { position } = usePositionView().line;
  const words = useText().reading.analysis;
  const say = useScoreWords();
  const read = useCommentReader();
  const onKeyDown = useStepKeys(listSteps);
  // The record alone: a program's line that is played beside it has no scores.
  const sitting = useTable((state) => state.sitting);
  const { record } = sitting.match;
  const line = walkedLine(sitting);
  const scored = useMemo(
    () =>
      line.flatMap((node, ply): readonly ScoredPly[] => {
        const score = scoreOf(read(record, node));
        return score === undefined ? [] : [{ ply, score }];
      }),
    [line, record, read],
  );
  if (scored.length === 0) return null;
  const last = Math.max(1, line.length - 1);
  const at = line.indexOf(shownNode(sitting));
  const here = scored.findLast(({ ply }) => ply <= at);
  const go = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const node = line[Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)))];
    if (node !== undefined) viewNode(table, node);
  };
  const peaks = ([0, 1] as const).flatMap((seat) => {
    const best = bestOf(scored, seat);
    return best === undefined ? [] : [words.scoreAt(best.ply, say(best.score))];
  });
  return (
    <div
      className="score-graph"
      data-part="scores"
      role="slider"
      tabIndex={0}
      aria-label={words.graph(scored.length, peaks)}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={here?.ply === at ? words.scoreAt(at, say(here.score)) : words.noScoreAt(at)}
      onPointerDown={go}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="score-area" d={areaOf(scored)} />
        <path className="score-even" d={`M0 ${HIGH / 2}H${last}`} />
        <path className="score-here" d={`M${at} 0V${HIGH}`} />
        <path className="score-curve" d={curveOf(scored)} />
        {here?.ply === at && (
          <path className="score-dot" d={`M${at} ${heightOf(here.score).toFixed(2)}h0`} />
        )}
      </svg>
      <SeatSign seat={signOf(skin, 0, position)} className="move-head-sign score-first" />
      <SeatSign seat={signOf(skin, 1, position)} className="move-head-sign score-second" />
    </div>
  );
};
