import { useEffect, useState } from 'react';

import { equalPositions, plyOf } from '#record/walk.ts';
import { viewNode } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useGame, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { useOneTabStop } from '../../../base/use-one-tab-stop.ts';

/** How many equal positions are linked at most. */
const MOST = 4;

/** How long a record stays unchanged before its equal positions are searched, in milliseconds. */
const REST = 300;

type Equals = ReturnType<typeof equalPositions>;

/** Finds equal positions in the record once the browser is idle, as a long record has thousands; null until then. */
const useEquals = (): Equals | null => {
  const game = useGame();
  const { record } = useSitting().match;
  const [known, setKnown] = useState<{ readonly record: object; readonly of: Equals } | null>(null);
  useEffect(() => {
    const look = (): void => setKnown({ record, of: equalPositions(game, record) });
    // Not every browser has `requestIdleCallback`.
    const waits = 'requestIdleCallback' in globalThis;
    const rest = setTimeout(() => (waits ? requestIdleCallback(look) : look()), REST);
    return () => clearTimeout(rest);
  }, [game, record]);
  return known?.record === record ? known.of : null;
};

/** Links to where the position on the board stands elsewhere in the record. */
export const EqualPositions = () => {
  const { table } = useApp();
  const { reading } = useText();
  const sitting = useSitting();
  const { record } = sitting.match;
  const { list } = useOneTabStop();
  const equals = useEquals()?.(shownNode(sitting)) ?? [];
  if (equals.length === 0) return null;
  return (
    <ul ref={list} className="reading-choices reading-equals" aria-label={reading.equal}>
      {equals.slice(0, MOST).map((id) => {
        const ply = plyOf(record, id);
        return (
          <li key={id}>
            <button
              type="button"
              className="quiet"
              data-node={id}
              aria-label={reading.equalAt(ply)}
              onClick={() => viewNode(table, id)}
            >
              <span title={reading.equalAt(ply)}>= {ply}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
