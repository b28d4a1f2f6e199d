import { Swords } from 'lucide';
import { memo } from 'react';
import type { Colour } from '#games/banqi/piece.ts';
import { colourOf, faces, kindOf } from '#games/banqi/piece.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import { useSitting } from '../../app/app-context.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useLook } from '../../game/game-skin.ts';
import type { SidePanelProps } from '../../game/skin.ts';
import { BACK } from '../discs/disc.ts';
import { colourIn } from './colours.ts';
import { Face } from './Face.tsx';
import { Known } from './Known.tsx';
import './pool.css';

type Hidings = Pick<SidePanelProps<Position, BanqiMessages>, 'position' | 'text'>;

/** The pieces of one colour that lie face down, by kinds. A kind of which nothing is hidden any more keeps its place. */
const Hidden = memo(
  ({ position, text: { game }, colour }: Hidings & { readonly colour: Colour }) => {
    const { plainSet } = useLook();
    const rows = faces
      .filter((face) => colourOf(face) === colour)
      .map((face) => ({ face, count: position.pool[face] }));
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const words = game.hidden({
      colour: game.sides[colour],
      count,
      kinds: rows.flatMap((row) =>
        row.count > 0 ? [[game.pieces[kindOf(row.face)].name, row.count] as const] : [],
      ),
    });
    return (
      <div className="pool-row" role="img" aria-label={words} title={words} data-colour={colour}>
        {[{ face: BACK, count }, ...rows].map((row) => (
          <span key={row.face} className="pool-kind" data-none={row.count === 0 || undefined}>
            <Face face={row.face} down={false} set={plainSet} />
            {row.count}
          </span>
        ))}
      </div>
    );
  },
);

/** The hidden pieces of both colours, each on the side of its player, and the button for the table of captures. */
export const Pool = memo(({ position, text, onOpen }: SidePanelProps<Position, BanqiMessages>) => {
  const { flipped } = useSitting();
  const near = colourIn(position, flipped ? 1 : 0) ?? 'red';
  return (
    <>
      <Known position={position} text={text} />
      <div className="pool far" data-part="pool" data-seat={flipped ? 0 : 1}>
        <Hidden position={position} text={text} colour={near === 'red' ? 'black' : 'red'} />
      </div>
      <div className="pool near" data-part="pool" data-seat={flipped ? 1 : 0}>
        <Hidden position={position} text={text} colour={near} />
        <button
          type="button"
          className="pool-table"
          data-action="captures"
          title={text.game.captures}
          onClick={() => onOpen('captures')}
        >
          <Icon of={Swords} />
        </button>
      </div>
    </>
  );
});
