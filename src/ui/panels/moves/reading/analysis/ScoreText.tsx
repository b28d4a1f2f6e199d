import { favoured, type Score } from '#record/analysis.ts';
import { useText } from '../../../../app/text.tsx';
import { useSkin } from '../../../../game/game-skin.ts';
import { signOf } from '../../../../game/seat-sign.ts';
import { useScoreWords } from '../../../../table/comment-reader.ts';
import { usePositionView } from '../../../../table/use-position-view.ts';

/** A number with its sign: the minus that is as wide as the plus. */
const signed = (points: number): string =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

/** A score: the sign of the side that it favours and the number for the eye, a sentence for the ear. */
export const ScoreText = ({ score }: { readonly score: Score }) => {
  const skin = useSkin();
  const { SeatSign } = skin;
  const { position } = usePositionView().line;
  const say = useScoreWords();
  const words = useText().reading.analysis;
  const seat = favoured(score);
  return (
    <span className="program-score">
      {seat !== null && <SeatSign seat={signOf(skin, seat, position)} className="move-head-sign" />}
      <span aria-hidden="true">
        {score.is === 'mate' ? words.mate(score.moves) : signed(score.points)}
      </span>
      <span className="unseen">{say(score)}</span>
    </span>
  );
};
