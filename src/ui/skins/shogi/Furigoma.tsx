import { useLook, useSkin } from '../../game-skin.ts';
import type { TossProps } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import './furigoma.css';

/** Furigoma: five tossed pawns as they fell, and what they say. Whoever threw them is sente when most show 歩 (rules A5). */
export const Furigoma = ({ words, toss, people }: TossProps) => {
  const skin = useSkin();
  const { plainSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { Face } = skin;
  const pawns = toss.up.map((up, place) => ({ up, place }));
  const count = toss.up.filter((up) => up).length;
  return (
    <>
      <p className="start-note">{words.thrown(people[0])}</p>
      <div className="start-tray" aria-hidden="true">
        {pawns.map(({ up, place }) => (
          <span key={place} data-pawn={up ? 'P' : '+P'}>
            <Face face={up ? 'P' : '+P'} down={false} set={pieces} />
          </span>
        ))}
      </div>
      <p className="start-fell" role="status">
        {words.fell(count, people[toss.seatZero])}
      </p>
    </>
  );
};
