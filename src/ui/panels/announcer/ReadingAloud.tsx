import { useStore } from 'zustand';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { readingNews } from '../../table/reading-news.ts';

/** Says that a key found nothing more on the line, and which edit was undone or done again. */
export const ReadingAloud = () => {
  const { reading } = useText();
  const { times, last } = useStore(readingNews);
  const words = (): string => {
    if (last === null) return '';
    return last.what === 'none-left'
      ? reading.noneLeft[last.way][last.landmark]
      : reading.edit[last.what](reading.edit.parts[last.part]);
  };
  return (
    <p className="unseen" aria-live="polite">
      <Announced event={times}>{words()}</Announced>
    </p>
  );
};
