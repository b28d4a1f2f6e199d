import type { ReactNode } from 'react';
import { TOUCHED } from '#match/fouls.ts';
import type { IllegalAttempt } from '#store/table.ts';
import { RuleLink } from './RuleLink.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import './status-notes.css';

/**
 * Says in one sentence why a move is not possible, with a link to the rule. With `asks` it describes a piece that was
 * only pointed at, without a link.
 */
export const RefusalText = ({
  refusal,
  picks,
  asks,
  position,
  className,
  children,
}: IllegalAttempt & {
  /** The position in which the move was tried; by default the one on the board. */
  readonly position?: object | undefined;
  readonly className: string;
  /** Shown instead where there is nothing to tell. */
  readonly children?: ReactNode;
}) => {
  const words = useRefusalWords();
  const { rule } = refusal;
  const said = words({ refusal, picks }, position);
  if (said === '') return children;
  if (asks)
    return (
      <p className="status-asked" data-asked={rule}>
        {said}
      </p>
    );
  return (
    <p className={className}>
      <span data-rule={rule}>{said}</span> <RuleLink to={rule === TOUCHED ? 'fouls' : rule} />
    </p>
  );
};
