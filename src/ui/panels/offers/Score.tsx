import { useText } from '../../app/text.tsx';
import './offers.css';

/** A player's points in a series of games. */
export const Score = ({ points }: { readonly points: number }) => {
  const { offers } = useText();
  return (
    <span className="score" title={offers.score(points)}>
      <span aria-hidden="true">{points}</span>
      <span className="unseen">{offers.score(points)}</span>
    </span>
  );
};
