import { Pause, Play } from 'lucide';
import { useStore } from 'zustand';
import { playback, togglePlayback } from '#store/playback.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { ButtonWithReason } from '../../../table/ButtonWithReason.tsx';

/** Starts or stops the playback of the record. */
export const PlaybackButton = () => {
  const { table } = useApp();
  const { playback: words } = useText().reading;
  const { playing } = useStore(playback);
  return (
    <ButtonWithReason
      id="playback"
      label={playing ? words.pause : words.play}
      icon={playing ? Pause : Play}
      onPress={() => togglePlayback(table)}
    />
  );
};
