import type { Refusal } from '#kernel/game.ts';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
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
  const page = usePageText();
  return (
    <p className={className}>
      <span data-rule={refusal.rule}>{tongue.refusal(refusal, page)}</span>{' '}
      <a className="rule-link" href={`#/rules/${refusal.rule}`}>
        {page.rules.link}
      </a>
    </p>
  );
};
