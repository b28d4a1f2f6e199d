import { linkTo } from '#store/routes.ts';
import type { SeriesGame } from '#store/series.ts';
import { seriesAfter } from '#store/series.ts';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { type Say, sentence } from '../../table/PlayerSentence.tsx';
import './result.css';

/** The games of a series, the one just over among them: who played whom, who won, and the way to each. */
export const MatchSheet = () => {
  const gameText = useGameText();
  const text = useText();
  const { offers } = text;
  const sitting = useSitting();
  const { games } = seriesAfter(sitting);
  if (games.length < 2) return null;
  const row = ({ id, names, setup, outcome }: SeriesGame, i: number) => {
    const side = (seat: 0 | 1): string => gameText.side(setup, seat, text);
    const named = (say: Say) => sentence(say, names, [side(0), side(1)]);
    const { winner } = outcome;
    const result =
      winner !== null
        ? named((of) => offers.series.won(of(winner)))
        : outcome.next === 'replay'
          ? offers.series.void
          : offers.series.drawn;
    return (
      <li key={id}>
        <a href={linkTo('games', id)}>
          {i + 1}. {named((of) => offers.series.game(of(0), of(1)))}
        </a>
        : {result}
      </li>
    );
  };
  return (
    <section aria-label={offers.series.sheet}>
      <p className="result-how">{offers.series.sheet}</p>
      <ol className="result-points">{games.map(row)}</ol>
    </section>
  );
};
