import { Play } from 'lucide';
import { useMemo, useState } from 'react';
import type { Line } from '#kernel/game.ts';
import { extend } from '#kernel/line.ts';
import type { ProgramLine } from '#record/analysis.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { playLine } from '#store/played-line.ts';
import { lineOnBoard } from '#store/selectors.ts';
import { useApp, useGame, useSitting, useTable } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { Icon } from '../../../../base/Icon.tsx';
import { useGameText, useLook } from '../../../../game/game-skin.ts';
import { useSides } from '../../../../table/use-position-view.ts';
import { MoveWords } from '../../MoveWords.tsx';
import { ScoreText } from './ScoreText.tsx';

/** How many moves of a line are shown at first. */
const FIRST = 6;

/** The moves of a line, each as written and as spoken. */
const useLineWords = (from: number, { turns }: ProgramLine) => {
  const game = useGame();
  const { write, speak } = useGameText().writing;
  const { notation, coordinates } = useLook();
  const text = useText();
  const called = useSides();
  const { record } = useSitting().match;
  return useMemo(() => {
    let line: Line<object, object> = lineTo(game, record, from);
    return turns.map((turn) => {
      line = extend(game, line, turn);
      return {
        written: write(line, notation),
        spoken: speak(line, { called, coordinates, check: false }, text),
      };
    });
  }, [game, record, from, turns, write, speak, notation, coordinates, called, text]);
};

interface OneLineProps {
  readonly line: ProgramLine;
  /** The commented node. */
  readonly node: number;
}

const OneLine = ({ line, node }: OneLineProps) => {
  const { table } = useApp();
  const words = useText().reading.analysis;
  const { record } = useSitting().match;
  const from = (line.instead ? nodeAt(record, node).parent : node) ?? node;
  const moves = useLineWords(from, line);
  const [whole, setWhole] = useState(false);
  const shown = whole ? moves : moves.slice(0, FIRST);
  const left = moves.length - shown.length;
  const { engine, depth, score } = line;
  const by = [engine, depth === undefined ? undefined : words.depth(depth)].filter(
    (part) => part !== undefined,
  );
  return (
    <li className="program-line">
      <p>
        {score !== undefined && <ScoreText score={score} />}
        {by.length > 0 && <small dir="auto">{by.join(' · ')}</small>}
      </p>
      {moves.length > 0 && (
        <div className="program-moves">
          <button
            type="button"
            className="quiet"
            data-action="play-line"
            title={words.play}
            onClick={() => playLine(table, from, line.turns)}
          >
            <Icon of={Play} />
            <span className="unseen">{words.play}: </span>
            <span>
              {shown.map(({ written, spoken }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice, and none comes or goes.
                <span key={i} className="program-move">
                  <MoveWords written={written} spoken={`${spoken}, `} />
                  {left > 0 && i === shown.length - 1 && <span aria-hidden="true"> …</span>}
                </span>
              ))}
            </span>
          </button>
          {moves.length > FIRST && (
            <button
              type="button"
              className="quiet"
              data-action="whole-line"
              aria-expanded={whole}
              onClick={() => setWhole(!whole)}
            >
              {whole ? words.less : words.more(moves.length - FIRST)}
            </button>
          )}
        </div>
      )}
    </li>
  );
};

/** The node whose comment is shown: while a program's line is played, the one that has the line. */
export const useCommentedNode = (): number => {
  const sitting = useSitting();
  const line = useTable(lineOnBoard);
  return line?.from ?? sitting.viewed ?? sitting.match.head;
};

/** The evaluations and lines that programs wrote into the comment of a node. */
export const ProgramLines = ({
  lines,
  node,
}: {
  readonly lines: readonly ProgramLine[];
  readonly node: number;
}) => (
  <ul className="program-lines" aria-label={useText().reading.analysis.label}>
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comment have no names, and keep their order.
      <OneLine key={i} line={line} node={node} />
    ))}
  </ul>
);
