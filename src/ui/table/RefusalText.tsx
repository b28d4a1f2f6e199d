import type { ReactNode } from 'react';
import { TOUCHED } from '#match/fouls.ts';
import type { IllegalAttempt } from '#store/table.ts';
import { RuleLink } from './RuleLink.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import './status-notes.css';

/** Why a move is not possible, in one sentence, and where the rules tell more of it; what a piece can do that was only asked. */
export const RefusalText = ({
  refusal,
  picks,
  asks,
  position,
  className,
  children,
}: IllegalAttempt & {
  /** Where it was tried; the position on the board where none is given. */
  readonly position?: object | undefined;
  readonly className: string;
  /** What stands there where there is nothing to tell. */
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
