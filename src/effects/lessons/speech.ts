/** Reads sentences aloud with the own voice of the device. */
import { createSpeechState, type Speech } from '#store/speech.ts';
import { browserStorage, readStored, type TextStorage } from '../settings/local-storage.ts';

/** The key in local storage of whether sentences are read. */
export const speechKey = 'shogi-table/lessons-aloud';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The language of a voice; Android writes `es_ES`. */
const languageOf = ({ lang }: Voice): string => lang.toLowerCase().split(/[-_]/)[0] ?? '';

/** The voice for a language, if the device has one: better one that works without the net. */
export const voiceFor = <V extends Voice>(
  voices: readonly V[],
  language: string,
): V | undefined => {
  const some = voices.filter((voice) => languageOf(voice) === language);
  return some.find(({ localService }) => localService) ?? some[0];
};

/** The part of the speech of a browser that is used. Older browsers do not tell when voices come. */
type Device = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'> &
  Partial<Pick<SpeechSynthesis, 'addEventListener'>>;

/** The part of the document that is used. */
type Page = Pick<Document, 'hidden' | 'addEventListener'>;

const readIsOn = (text: string | null): boolean => text === 'on';

/** Opens the speech of the device. Without one there are no languages. */
export const openSpeech = (
  device: Device | undefined = globalThis.speechSynthesis,
  storage: TextStorage | null = browserStorage(),
  page: Page = document,
): Speech => {
  const state = createSpeechState(readStored(storage, speechKey, readIsOn));
  state.subscribe(({ isOn }, before) => {
    if (isOn === before.isOn) return;
    try {
      storage?.setItem(speechKey, isOn ? 'on' : 'off');
    } catch {
      // Full or forbidden: it is asked again in the next visit.
    }
  });
  if (device === undefined) return { state, say: () => {}, stop: () => {} };
  const learnVoices = (): void =>
    state.setState({ languages: [...new Set(device.getVoices().map(languageOf))] });
  learnVoices();
  // In some browsers the voices come late.
  device.addEventListener?.('voiceschanged', learnVoices);
  const stop = (): void => device.cancel();
  page.addEventListener('visibilitychange', () => page.hidden && stop());
  return {
    state,
    say: (sentence, language) => {
      stop();
      const voice = voiceFor(device.getVoices(), language);
      if (voice === undefined || page.hidden || sentence === '') return;
      const words = new SpeechSynthesisUtterance(sentence);
      words.voice = voice;
      words.lang = voice.lang.replace('_', '-');
      device.speak(words);
    },
    stop,
  };
};
