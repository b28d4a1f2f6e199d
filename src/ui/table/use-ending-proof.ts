/** Why the game on the table ended so, a step at a time. */
import type { Evidence, Outcome } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { returnToGame, showProof, viewNode, viewPly } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { noProof } from '#store/table.ts';
import { useApp, useGame, useSitting, useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText, useLook, useSkin } from '../game/game-skin.ts';
import { useEndings } from './EndingText.tsx';
import type { Say } from './PlayerSentence.tsx';
import { type LastLine, useProofParts } from './use-proof-parts.ts';

/** One step of a proof. Each has an evidence of its own, also an empty one: the drawn evidence tells which step is shown. */
interface Step {
  readonly say: Say;
  readonly evidence: readonly Evidence[];
  /** The ply to look at, where the proof is not in the last position. */
  readonly ply?: number;
}

/** Makes the steps of a proof. What crosses a square out stays in the steps that follow. */
const useReadSteps = (): ((end: LastLine, outcome: Outcome) => readonly Step[]) => {
  const { inspector, writing } = useGameText();
  const { proofMarks } = useSkin();
  const { coordinates } = useLook();
  const text = useText();
  const partsOf = useProofParts();
  const endings = useEndings();
  const closed = (one: Evidence): boolean =>
    one.show === 'square' && proofMarks[one.as] === 'escape';
  return (end, outcome) => {
    const { by } = outcome;
    const told = inspector.steps?.(end, by, coordinates, text) ?? [];
    if (told.length > 0)
      return told.map(({ words, evidence }, i) => ({
        say: () => words,
        evidence: [
          ...evidence,
          ...told.slice(0, i).flatMap((before) => before.evidence.filter(closed)),
        ],
      }));
    const drawn = inspector.evidence(end, by);
    const foul = by === 'foul' ? writing.namedFoul(end, text) : null;
    const { repeated, count } = partsOf(end, by);
    return [
      ...(drawn.length > 0 || foul !== null
        ? [{ say: foul ? () => foul.proof : endings(outcome).why, evidence: [...drawn] }]
        : []),
      ...(repeated?.plies.map((ply) => ({
        say: () => `${repeated.words} ${ply === 0 ? text.moves.start : text.moves.number(ply)}`,
        evidence: [],
        ply,
      })) ?? []),
      ...(count?.lines.map(({ words, met }) => ({
        say: () => `${met ? '✓' : '✗'} ${words}`,
        evidence: [],
      })) ?? []),
      ...(count?.totals.map((total, seat) => ({
        say: (of: Parameters<Say>[0]) => total(of(seat === 0 ? 0 : 1)),
        evidence: [],
      })) ?? []),
    ];
  };
};

interface Read {
  readonly of: readonly unknown[];
  readonly steps: readonly Step[];
}

// Computed once for all components that ask, so that all of them know which step is drawn.
const proofs = new WeakMap<LastLine, Read>();

const noSteps: readonly Step[] = [];

/** The proof of the ending of the game on the table, which of its steps is shown, and how to show another. */
interface EndingProof {
  readonly steps: readonly Step[];
  /** The number of the step that is shown, from 0; -1 while none is. */
  readonly at: number;
  /** Whether the proof can be asked for: there is one, and the end of the game is on the board. */
  readonly isOffered: boolean;
  /** The question that it answers. */
  readonly ask: string;
  /** Shows a step, or without a number the first that draws anything that is not on the board already. */
  show(step?: number): void;
  /** Ends the proof, with the end of the game on the board. */
  end(): void;
}

/** The proof of how the game on the table ended. */
export const useEndingProof = (): EndingProof => {
  const { table } = useApp();
  const game = useGame();
  const gameText = useGameText();
  const { proofMarks } = useSkin();
  const { coordinates } = useLook();
  const text = useText();
  const sitting = useSitting();
  const proof = useTable((state) => state.proof);
  const read = useReadSteps();
  const endings = useEndings();
  const { match } = sitting;
  const { outcome, record, head, rules } = match;
  const end = lineTo(game, record, head);
  const stepsOf = (ended: Outcome): readonly Step[] => {
    const of = [gameText, coordinates, text, rules, ended.by, ended.winner];
    const known = proofs.get(end);
    if (known?.of.every((one, i) => one === of[i])) return known.steps;
    const steps = read(end, ended);
    proofs.set(end, { of, steps });
    return steps;
  };
  const steps = outcome === null ? noSteps : stepsOf(outcome);
  const at = steps.findIndex(({ evidence }) => evidence === proof);
  const toEnd = (): void => {
    if (sitting.origin === 'opened') viewNode(table, head);
    else if (sitting.viewed !== null) returnToGame(table);
  };
  const drawsMore = ({ evidence }: Step): boolean =>
    evidence.some((one) => one.show !== 'square' || proofMarks[one.as] !== 'check');
  return {
    steps,
    at,
    isOffered: steps.length > 0 && (at !== -1 || shownNode(sitting) === head),
    ask: (outcome && endings(outcome).ask) ?? text.result.why,
    show: (number = Math.max(0, steps.findIndex(drawsMore))) => {
      const step = steps[number];
      if (step === undefined) return;
      if (step.ply === undefined || step.ply === end.ply) toEnd();
      else viewPly(table, step.ply);
      showProof(table, step.evidence);
    },
    end: () => {
      showProof(table, noProof);
      toEnd();
    },
  };
};
