import type { SeriesGame } from '#store/series.ts';
import { seriesAfter } from '#store/series.ts';
import { type Say, sentence } from '../common/Naming.tsx';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useSettled } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** The games of a series, the one just over among them: who played whom, who won, and the way to each. */
export const MatchSheet = () => {
  const tongue = useTongue();
  const text = useText();
  const { talk } = usePageText();
  const sitting = useSettled();
  const { games } = seriesAfter(sitting);
  if (games.length < 2) return null;
  const row = ({ id, names, setup, outcome }: SeriesGame, i: number) => {
    const side = (seat: 0 | 1): string => tongue.side(setup, seat, text);
    const named = (say: Say) => sentence(say, names, [side(0), side(1)]);
    const { winner } = outcome;
    const result =
      winner !== null
        ? named((of) => talk.series.won(of(winner)))
        : outcome.next === 'replay'
          ? talk.series.void
          : talk.series.drawn;
    return (
      <li key={id}>
        <a href={`#/games/${id}`}>
          {i + 1}. {named((of) => talk.series.game(of(0), of(1)))}
        </a>
        : {result}
      </li>
    );
  };
  return (
    <section aria-label={talk.series.sheet}>
      <p className="result-how">{talk.series.sheet}</p>
      <ol className="result-points">{games.map(row)}</ol>
    </section>
  );
};
