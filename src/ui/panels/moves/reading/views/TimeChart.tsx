import { type PointerEvent, useMemo, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { type TurnTime, timesTo } from '#record/walk.ts';
import { viewNode, walkedLine } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useGame, useSitting } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { useSkin } from '../../../../game/game-skin.ts';
import { signOf } from '../../../../game/seat-sign.ts';
import { usePlayers } from '../../../../table/use-players.ts';
import { usePositionView } from '../../../../table/use-position-view.ts';
import { useMoveWords } from '../../use-move-words.ts';
import { spentText } from '../spent-text.ts';

/** The height of the chart in its own units, half for each side. */
const HIGH = 100;

/** The bars of a side, as one path: upward for seat 0, downward for seat 1. */
const barsOf = (times: readonly TurnTime[], seat: Seat, most: number): string =>
  times
    .map(({ seat: whose, spentMs }, i) => {
      if (whose !== seat || spentMs === null || spentMs === 0) return '';
      const high = (spentMs / most) * (HIGH / 2);
      return `M${i + 0.5} ${HIGH / 2}v${(seat === 0 ? -high : high).toFixed(2)}`;
    })
    .join('');

/** The thinking times of the line as a table: the text of the chart. */
const TimeTable = ({ times }: { readonly times: readonly TurnTime[] }) => {
  const words = useText().reading.panes;
  const moveWords = useMoveWords();
  const players = usePlayers();
  return (
    <table className="time-table">
      <thead>
        <tr>
          <th scope="col">{words.move}</th>
          <th scope="col">{words.spent}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ node, seat, spentMs, totalMs }, i) => (
          <tr key={node}>
            <th scope="row">
              <span className="unseen">{players[seat]}: </span>
              {i + 1} {moveWords(node)}
            </th>
            <td>{spentMs === null ? '–' : spentText(spentMs)}</td>
            <td>{spentText(totalMs[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How long each side thought about each move of the line, and in all; a press on the chart goes to the move. */
export const TimeChart = () => {
  const { table } = useApp();
  const game = useGame();
  const skin = useSkin();
  const { SeatSign } = skin;
  const { position } = usePositionView().line;
  const text = useText();
  const words = text.reading.panes;
  const players = usePlayers();
  const sitting = useSitting();
  const [tabled, setTabled] = useState(false);
  const { record } = sitting.match;
  const line = walkedLine(sitting);
  const end = line.at(-1) ?? record.root;
  const { times, most, bars } = useMemo(() => {
    const all = timesTo(game, record, end);
    const longest = Math.max(1_000, ...all.map(({ spentMs }) => spentMs ?? 0));
    return {
      times: all,
      most: longest,
      bars: [barsOf(all, 0, longest), barsOf(all, 1, longest)] as const,
    };
  }, [game, record, end]);
  if (times.every(({ spentMs }) => spentMs === null))
    return <p className="reading-empty">{words.noTimes(text.game.record)}</p>;
  const at = line.indexOf(shownNode(sitting));
  const here = times[at - 1]?.totalMs ?? [0, 0];
  const whole = times.at(-1)?.totalMs ?? [0, 0];
  const go = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const ply = Math.floor(((clientX - left) / width) * times.length);
    const node = times[Math.min(times.length - 1, Math.max(0, ply))]?.node;
    if (node !== undefined) viewNode(table, node);
  };
  const total = (seat: Seat) => (
    <p className="time-total">
      <SeatSign seat={signOf(skin, seat, position)} className="move-head-sign" />
      <bdi>{players[seat]}</bdi>
      <span>{words.used(spentText(here[seat]), spentText(whole[seat]))}</span>
    </p>
  );
  return (
    <div className="time-chart" data-part="times">
      {total(0)}
      <div className="time-bars">
        <svg
          role="img"
          viewBox={`0 0 ${times.length} ${HIGH}`}
          preserveAspectRatio="none"
          aria-label={words.chart(players[0], spentText(whole[0]), players[1], spentText(whole[1]))}
          onPointerDown={go}
        >
          {at > 0 && <rect className="time-here" x={at - 1} y={0} width={1} height={HIGH} />}
          <path className="time-first" d={bars[0]} />
          <path className="time-second" d={bars[1]} />
          <path className="time-axis" d={`M0 ${HIGH / 2}H${times.length}`} />
        </svg>
        <span className="time-most">{spentText(most)}</span>
      </div>
      {total(1)}
      <details onToggle={({ currentTarget }) => setTabled(currentTarget.open)}>
        <summary data-action="times-as-table">{words.asTable}</summary>
        {tabled && <TimeTable times={times} />}
      </details>
    </div>
  );
};
