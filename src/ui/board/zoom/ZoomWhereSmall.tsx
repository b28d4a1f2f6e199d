import { useEffect, useState } from 'react';
import { useSitting } from '../../app/app-context.tsx';
import { useSkin } from '../../game/game-skin.ts';
import { ZoomedBoard } from './ZoomedBoard.tsx';
import { SMALL } from './zoom-switch.ts';

/** Makes the board zoomable where its squares come out small. It measures them, whatever the game. */
export const ZoomWhereSmall = () => {
  const { columns } = useSkin().board;
  const { id } = useSitting();
  const [small, find] = useState(false);
  useEffect(() => {
    if (small) return undefined;
    const measure = (): void => {
      const grid = document.querySelector('.stage-table [role="grid"]')?.getBoundingClientRect();
      if (grid && grid.width > 0 && grid.width / columns < SMALL) find(true);
    };
    // The observer first reports when the page has been laid out. Measuring sooner would lay it out twice.
    const watch = new ResizeObserver(measure);
    watch.observe(document.documentElement);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [small, columns]);
  // Another game lies on another board.
  return small && <ZoomedBoard key={id} />;
};
