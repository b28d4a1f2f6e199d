import type { Refusal } from '#kernel/game.ts';
import { TOUCHED } from '#store/referee-codes.ts';
import { usePageText } from '../page-text.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import './status-notes.css';

/** Why a move is not possible, in one sentence, and where the rules tell more of it. */
export const Refused = ({
  refusal,
  className,
}: {
  readonly refusal: Pick<Refusal, 'rule'>;
  readonly className: string;
}) => {
  const page = usePageText();
  const words = useRefusalWords();
  const { rule } = refusal;
  return (
    <p className={className}>
      <span data-rule={rule}>{words(refusal)}</span>{' '}
      <a className="rule-link" href={`#/rules/${rule === TOUCHED ? 'fouls' : rule}`}>
        {page.rules.link}
      </a>
    </p>
  );
};
