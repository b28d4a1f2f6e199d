import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpeech, speechKey, voiceFor } from './speech.ts';

const voice = (lang: string, localService = true, name = lang): SpeechSynthesisVoice => ({
  lang,
  localService,
  name,
  default: false,
  voiceURI: name,
});

/** A device with these voices, which notes what it says. */
const deviceWith = (voices: SpeechSynthesisVoice[]) => {
  const said: string[] = [];
  const listeners: (() => void)[] = [];
  return {
    said,
    voices,
    getVoices: () => voices,
    speak: ({ text, voice: by }: SpeechSynthesisUtterance) => {
      said.push(`${by?.name}: ${text}`);
    },
    cancel: () => {
      said.push('stop');
    },
    addEventListener: (_: string, listener: () => void) => {
      listeners.push(listener);
    },
    voicesCome: () => {
      for (const listener of listeners) listener();
    },
  };
};

/** A page that can be hidden. */
const pageThat = () => {
  const listeners: (() => void)[] = [];
  const page = {
    hidden: false,
    addEventListener: (_: string, listener: () => void) => {
      listeners.push(listener);
    },
    hide: () => {
      page.hidden = true;
      for (const listener of listeners) listener();
    },
  };
  return page;
};

const storageWith = (text: string | null) => {
  const texts = new Map(text === null ? [] : [[speechKey, text]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  };
};

type Opened = Parameters<typeof openSpeech>;
const open = (device: object | undefined, storage = storageWith(null), page: object = pageThat()) =>
  openSpeech(device as Opened[0], storage, page as Opened[2]);

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice = null;
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a voice that works without the net comes before one that does not', () => {
  const far = voice('es-ES', false);
  const near = voice('es_MX');
  expect(voiceFor([voice('en-US'), far, near], 'es')).toBe(near);
  expect(voiceFor([voice('en-US'), far], 'es')).toBe(far);
  expect(voiceFor([far], 'ja')).toBeUndefined();
});

test('a sentence is read by a voice of its language, in the place of the one before', () => {
  const device = deviceWith([voice('en-US'), voice('es-ES')]);
  const speech = open(device);
  speech.say('Captura el rey.', 'es');
  speech.say('Take the king.', 'en');
  expect(device.said).toEqual(['stop', 'es-ES: Captura el rey.', 'stop', 'en-US: Take the king.']);
});

test('nothing is read in a language that the device has no voice for', () => {
  const device = deviceWith([voice('en-US')]);
  const speech = open(device);
  speech.say('王を取る', 'ja');
  expect(device.said).toEqual(['stop']);
  expect(speech.state.getState().languages).toEqual(['en']);
});

test('voices that come late are known once they are there', () => {
  const device = deviceWith([]);
  const speech = open(device);
  expect(speech.state.getState().languages).toEqual([]);
  device.voices.push(voice('ja-JP'), voice('ja_JP', false));
  device.voicesCome();
  expect(speech.state.getState().languages).toEqual(['ja']);
});

test('reading stops when the tab is hidden, and does not begin in a hidden one', () => {
  const device = deviceWith([voice('en-US')]);
  const page = pageThat();
  const speech = open(device, storageWith(null), page);
  page.hide();
  speech.say('Take the king.', 'en');
  expect(device.said).toEqual(['stop', 'stop']);
});

test('the choice to have sentences read is kept, and is off at first', () => {
  const storage = storageWith(null);
  const speech = open(deviceWith([]), storage);
  expect(speech.state.getState().isOn).toBe(false);
  speech.state.setState({ isOn: true });
  expect(open(deviceWith([]), storage).state.getState().isOn).toBe(true);
});

test('without storage, or without speech, nothing fails', () => {
  const denied = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  const speech = open(undefined, denied);
  speech.state.setState({ isOn: true });
  speech.say('Take the king.', 'en');
  speech.stop();
  expect(speech.state.getState()).toEqual({ isOn: true, languages: [] });
});
