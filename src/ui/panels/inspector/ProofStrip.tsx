import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { useEndingProof } from '../../table/use-ending-proof.ts';
import './proof-strip.css';

interface ProofStripProps {
  /** The name of the side on which it stands, added to its label. */
  readonly of: string;
  /** Whether it stands a second time, on the other side of a shared table: then it is not announced. */
  readonly again: boolean;
}

/** Explains in the strip why the game ended so, a step at a time, while the board shows each step. */
export const ProofStrip = ({ of, again }: ProofStripProps) => {
  const { result } = useText();
  const { steps, at, show, end } = useEndingProof();
  const step = steps[at];
  if (step === undefined) return null;
  const isFirst = at === 0;
  const isLast = at === steps.length - 1;
  const walks = steps.length > 1;
  return (
    <section className="proof-strip" data-part="proof" aria-label={result.whyLabel + of}>
      {walks && (
        <IconButton
          action="proof-previous"
          label={result.whyBack}
          icon={ChevronLeft}
          off={isFirst}
          onPress={() => show(at - 1)}
        />
      )}
      <LiveSentence role={again ? undefined : 'status'} event={step}>
        {walks && <span className="proof-number">{result.whyStep(at + 1, steps.length)} · </span>}
        <PlayerSentence say={step.say} />
      </LiveSentence>
      {walks && (
        <IconButton
          action="proof-next"
          label={result.whyOn}
          icon={ChevronRight}
          off={isLast}
          onPress={() => show(at + 1)}
        />
      )}
      <IconButton action="proof-close" label={result.whyEnd} icon={X} onPress={end} />
    </section>
  );
};
