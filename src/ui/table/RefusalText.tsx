import type { ReactNode } from 'react';
import { TOUCHED } from '#match/fouls.ts';
import type { IllegalAttempt } from '#store/table.ts';
import { useSkin } from '../game/game-skin.ts';
import { TurnStatus } from './GameStatus.tsx';
import { PractiseLink, RuleLink } from './RuleLink.tsx';
import { usePositionView } from './use-position-view.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import './status-notes.css';

/** Whether the first thing that was pressed belongs to the side that is not to move. */
const useIsOthers = ([first]: IllegalAttempt['picks']): boolean => {
  const skin = useSkin();
  const { line, open, toMove } = usePositionView();
  if (first === undefined || first.at === 'choice' || !open) return false;
  const seat =
    first.at === 'hand' ? first.seat : (skin.faceAt(line.position, first.square)?.seat ?? toMove);
  return seat !== toMove;
};

/**
 * Says in one sentence why a move is not possible, with a link to the rule. With `asks` it describes a piece that was
 * only pointed at, without a link, and whose turn it is where the piece belongs to the other side. With `practises` it also
 * leads to the level that practises the rule.
 */
export const RefusalText = ({
  refusal,
  picks,
  asks,
  practises = false,
  position,
  className,
  children,
}: IllegalAttempt & {
  /** The position in which the move was tried; by default the one on the board. */
  readonly position?: object | undefined;
  readonly practises?: boolean;
  readonly className: string;
  /** Shown instead where there is nothing to tell. */
  readonly children?: ReactNode;
}) => {
  const words = useRefusalWords();
  const isOthers = useIsOthers(picks);
  const { rule } = refusal;
  const said = words({ refusal, picks }, position);
  if (said === '') return children;
  if (asks)
    return (
      <p className="status-asked" data-asked={rule}>
        {isOthers && (
          <span className="status-optional">
            <TurnStatus />
            {' · '}
          </span>
        )}
        {said}
      </p>
    );
  return (
    <p className={className}>
      <span data-rule={rule}>{said}</span> {practises && <PractiseLink rule={rule} />}
      <RuleLink to={rule === TOUCHED ? 'fouls' : rule} />
    </p>
  );
};
