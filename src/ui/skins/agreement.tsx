import type { ComponentType } from 'react';
import type { AgreementSkin, AgreementWords, TossProps } from '../game/agreement-skin.ts';
import { useLook, useSkin } from '../game/game-skin.ts';
import { useFaces } from '../game/use-faces.ts';
import './toss.css';

interface TossedFaces {
  readonly up: string;
  readonly down: string;
}

/**
 * Five tossed pieces as they fell, and the sentence of the toss. `faces` are the faces of pieces that lie face up and
 * face down. The player who threw them begins when most lie face up.
 */
const tossOf =
  (faces: TossedFaces): ComponentType<TossProps> =>
  ({ words, toss, people }) => {
    const skin = useSkin();
    const { plainSet: pieces } = useLook();
    useFaces(skin, pieces);
    const { Face } = skin;
    const fallen = toss.up.map((up, place) => ({ face: up ? faces.up : faces.down, place }));
    const count = toss.up.filter((up) => up).length;
    return (
      <>
        <p className="start-note">{words.thrown(people[0])}</p>
        <div className="toss-tray" aria-hidden="true">
          {fallen.map(({ face, place }) => (
            <span key={place} data-face={face}>
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

/** Makes the agreement of a game before it is played, by the faces of its tossed pieces. */
export const agreementOf = (
  faces: TossedFaces,
): AgreementSkin<{ readonly agreement: AgreementWords }> => ({
  words: ({ game }) => game.agreement,
  Toss: tossOf(faces),
});
