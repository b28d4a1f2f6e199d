import type { Refusal } from '#kernel/game.ts';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';
import './refused.css';

/** Why a move is not possible, in one sentence, and where the rules tell more of it. */
export const Refused = ({
  refusal,
  className,
}: {
  readonly refusal: Refusal;
  readonly className: string;
}) => {
  const { tongue } = usePlace();
  const text = useText();
  const { rules } = usePageText();
  return (
    <p className={className}>
      <span data-rule={refusal.rule}>{tongue.refusal(refusal, text)}</span>{' '}
      <a className="rule-link" href={`#/rules/${refusal.rule}`}>
        {rules.link}
      </a>
    </p>
  );
};
