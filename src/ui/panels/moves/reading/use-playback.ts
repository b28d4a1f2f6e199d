import { useEffect } from 'react';
import { useStore } from 'zustand';
import { viewNode } from '#store/navigation.ts';
import { nextPlayed, playback, stopsAt } from '#store/playback.ts';
import { useApp, useGame, useSitting } from '../../../app/app-context.tsx';

const stop = (): void => playback.setState({ playing: false });

/** Plays the record back while playback is on: each move comes when its time has passed since the one before. */
export const usePlayback = (): void => {
  const { table } = useApp();
  const game = useGame();
  const sitting = useSitting();
  const how = useStore(playback);
  const { record } = sitting.match;
  useEffect(() => {
    if (!how.playing) return undefined;
    const next = nextPlayed(sitting, how);
    if (next === undefined) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => {
      viewNode(table, next.node);
      if (stopsAt(game, sitting.match.record, next.node, how.stops)) stop();
    }, next.afterMs);
    return () => clearTimeout(timer);
  }, [table, game, sitting, how]);
  // Stops for another record or an edit of this one: the reader is busy with that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over when the record is another.
  useEffect(() => stop, [record]);
};
