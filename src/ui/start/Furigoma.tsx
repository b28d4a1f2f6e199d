import { useEffect, useRef } from 'react';
import type { Toss } from '#store/set-up.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettings } from '../table-context.tsx';
import './furigoma.css';

interface FurigomaProps {
  readonly toss: Toss;
  readonly people: Readonly<Record<0 | 1, string>>;
  readonly onBegin: () => void;
  readonly onBack: () => void;
}

/** Five tossed pawns as they fell, and what they say. */
export const Furigoma = ({ toss, people, onBegin, onBack }: FurigomaProps) => {
  const { skin } = usePlace();
  const { pieces } = useSettings();
  const words = usePageText().start;
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus(), []);
  useEffect(() => void skin.loadFaces(pieces), [skin, pieces]);
  const { Face } = skin;
  const pawns = toss.pawns.map((up, place) => ({ up, place }));
  const count = toss.pawns.filter((up) => up).length;
  return (
    <div className="start start-tossed">
      <p className="start-note">{words.thrown(people[0])}</p>
      <div className="start-tray" aria-hidden="true">
        {pawns.map(({ up, place }) => (
          <span key={place} data-pawn={up ? 'P' : '+P'}>
            <Face face={up ? 'P' : '+P'} down={false} set={pieces} />
          </span>
        ))}
      </div>
      <p className="start-fell" role="status">
        {words.fell(count, people[toss.sente])}
      </p>
      <div className="start-foot">
        <button type="button" className="quiet" onClick={onBack}>
          {words.back}
        </button>
        <button type="button" className="primary" ref={begin} onClick={onBegin}>
          {words.beginTossed}
        </button>
      </div>
    </div>
  );
};
