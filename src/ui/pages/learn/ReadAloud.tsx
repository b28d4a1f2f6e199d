/** Reading the task, a wrong answer and the end aloud, where the device has a voice of the reader's language. */
import { Volume2 } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Speech } from '#store/speech.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useLearnText } from './course.ts';
import './read-aloud.css';

/** The speech of the device; null until it has come. Lessons go on without it. */
const useSpeech = (): Speech | null => {
  const { browser } = useApp();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    let isHere = true;
    browser().then(
      (ports) => isHere && setSpeech(ports.speech()),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [browser]);
  return speech;
};

interface ReadAloudProps {
  /** The sentence of the task, and an object or a name that no other task has. */
  readonly task: string;
  readonly of: unknown;
  /** The sentence about the last answer, and an object that no other answer has; empty while there is none. */
  readonly news: string;
  readonly newsOf: unknown;
}

const Reading = ({
  speech,
  task,
  of,
  news,
  newsOf,
}: ReadAloudProps & { readonly speech: Speech }) => {
  const { language } = useText();
  const read = useEffectEvent((sentence: string): void => {
    if (sentence !== '' && speech.state.getState().isOn) speech.say(sentence, language);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task is read once.
  useEffect(() => read(task), [of]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words can be said of another answer.
  useEffect(() => read(news), [news, newsOf]);
  useEffect(() => () => speech.stop(), [speech]);
  return null;
};

/** Reads each new task and what is said of an answer, as long as that is on. It stops with the page. */
export const ReadAloud = (props: ReadAloudProps) => {
  const speech = useSpeech();
  return speech && <Reading speech={speech} {...props} />;
};

const Button = ({ speech, task }: { readonly speech: Speech; readonly task: string }) => {
  const { level } = useLearnText();
  const { language } = useText();
  const { isOn, languages } = useStore(speech.state);
  if (!languages.includes(language)) return null;
  return (
    <button
      type="button"
      className="quiet read-aloud"
      data-action="read-aloud"
      aria-label={level.readAloud}
      aria-pressed={isOn}
      title={level.readAloud}
      onClick={() => {
        speech.state.setState({ isOn: !isOn });
        if (isOn) speech.stop();
        else speech.say(task, language);
      }}
    >
      <Icon of={Volume2} />
    </button>
  );
};

/** The button that reads the task, and from then on everything. Without a voice of the language there is none. */
export const ReadAloudButton = ({ task }: { readonly task: string }) => {
  const speech = useSpeech();
  return speech && <Button speech={speech} task={task} />;
};
