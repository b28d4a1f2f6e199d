import { useLook, useSkin } from '../../game-skin.ts';
import type { TossProps } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import './toss.css';

/** Five tossed soldiers as they fell, and what they say: whoever threw them has seat 0 when most lie face up. */
export const Toss = ({ words, toss, people }: TossProps) => {
  const skin = useSkin();
  const { plainSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { Face } = skin;
  const soldiers = toss.up.map((up, place) => ({ face: up ? 'P' : '-', place }));
  const count = toss.up.filter((up) => up).length;
  return (
    <>
      <p className="start-note">{words.thrown(people[0])}</p>
      <div className="toss-tray" aria-hidden="true">
        {soldiers.map(({ face, place }) => (
          <span key={place}>
            <Face face={face} down={false} set={pieces} />
          </span>
        ))}
      </div>
      <p className="toss-fell" role="status">
        {words.fell(count, people[toss.seatZero])}
      </p>
    </>
  );
};
