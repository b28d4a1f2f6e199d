import { useEffect } from 'react';
import { startEdits } from '#store/editing.ts';
import { uncover } from '#store/guessing.ts';
import { useApp, useSitting } from '../../../app/app-context.tsx';
import { editing } from '../../../table/editing.ts';
import { useFetchedComments } from './analysis/use-fetched-comments.ts';
import { ArrowLayer } from './editor/ArrowLayer.tsx';
import { DrawnInWords } from './editor/DrawnInWords.tsx';
import { useDrawing } from './editor/use-drawing.ts';
import { usePlayback } from './use-playback.ts';
import { useTouchSteps } from './use-touch-steps.ts';
import { mapOf } from './views/known-map.ts';

/** Runs the tools of a record that have no place in the panel: drawing on the board, playback, touch steps, undoing edits. */
export const ReadingTools = () => {
  const { table } = useApp();
  useDrawing();
  usePlayback();
  useTouchSteps();
  useFetchedComments();
  useEffect(() => {
    const stop = startEdits(table);
    return () => {
      stop();
      uncover(table);
      editing.setState(editing.getInitialState());
    };
  }, [table]);
  const { record } = useSitting().match;
  useEffect(() => {
    // A browser without `requestIdleCallback` computes the map when it is opened.
    const idle = globalThis.requestIdleCallback?.(() => mapOf(record), { timeout: 10_000 });
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [record]);
  return (
    <>
      <ArrowLayer />
      <DrawnInWords />
    </>
  );
};
