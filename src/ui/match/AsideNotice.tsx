import { useEffect, useState } from 'react';
import { dismissAside, undoAside } from '#store/sittings.ts';
import type { Aside } from '#store/table.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettled, useTable } from '../table-context.tsx';

/** How long it is told that a game waits, in milliseconds; it waits under Games all the same. */
const TOLD = 10_000;

/** That a game was set aside or removed, and the way to take that back. What can be found again by itself goes by itself: with the first move, or after some seconds in which nobody points at it. */
export const AsideNotice = ({ aside }: { readonly aside: Aside }) => {
  const { table } = usePlace();
  const page = usePageText();
  const trouble = useTable((state) => state.trouble);
  const { match } = useSettled();
  const [held, hold] = useState(false);
  const { what } = aside;
  const passes = what !== 'deleted' && trouble === null;
  const begun = what === 'new-game' && match.record.nodes.length > 1;
  useEffect(() => {
    if (!passes || (held && !begun)) return;
    const wait = setTimeout(() => dismissAside(table), begun ? 0 : TOLD);
    return () => clearTimeout(wait);
  }, [table, passes, begun, held]);
  return (
    <p
      className="notice"
      data-passes={passes || undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {what === 'deleted'
        ? page.aside.removed
        : trouble === null
          ? page.aside.setAside
          : page.aside.unkept}
      <button type="button" onClick={() => undoAside(table)}>
        {what === 'new-game' ? page.aside.undoNewGame : page.aside.bringBack}
      </button>
      <button type="button" onClick={() => dismissAside(table)}>
        {page.aside.dismiss}
      </button>
    </p>
  );
};
