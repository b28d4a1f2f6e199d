/** Wood on wood, synthesised: a short band of noise for the click, a falling low tone for the body of the board. */

/** The sounds of the table. */
export type SoundEvent = 'move' | 'capture' | 'end' | 'count' | 'last-count' | 'main-over';

/** Makes the sounds once the browser allows it. */
export interface Synth {
  /** Whether the browser allows sound now. */
  running(): boolean;
  /** Asks the browser to allow sound; it agrees only during a gesture. */
  wake(): Promise<void>;
  play(event: SoundEvent, volume: number): void;
  close(): void;
}

interface Knock {
  readonly atMs: number;
  readonly clickHz: number;
  readonly bodyHz: number;
  readonly lastsMs: number;
  readonly strength: number;
}

// A capture sounds a shade deeper and longer; the end is two soft knocks, as of a piece laid down.
const knocks: Readonly<Record<SoundEvent, readonly Knock[]>> = {
  move: [{ atMs: 0, clickHz: 2300, bodyHz: 210, lastsMs: 55, strength: 1 }],
  capture: [{ atMs: 0, clickHz: 1650, bodyHz: 150, lastsMs: 80, strength: 1 }],
  // Counting is a higher, clear tone: it must be heard over offers.
  count: [{ atMs: 0, clickHz: 2600, bodyHz: 880, lastsMs: 120, strength: 0.5 }],
  'last-count': [{ atMs: 0, clickHz: 2600, bodyHz: 1320, lastsMs: 160, strength: 0.6 }],
  // Three rising tones: from now on every move is counted.
  'main-over': [
    { atMs: 0, clickHz: 2600, bodyHz: 660, lastsMs: 120, strength: 0.5 },
    { atMs: 150, clickHz: 2600, bodyHz: 880, lastsMs: 120, strength: 0.5 },
    { atMs: 300, clickHz: 2600, bodyHz: 1100, lastsMs: 180, strength: 0.5 },
  ],
  end: [
    { atMs: 0, clickHz: 1400, bodyHz: 130, lastsMs: 90, strength: 0.7 },
    { atMs: 170, clickHz: 1200, bodyHz: 110, lastsMs: 120, strength: 0.5 },
  ],
};

const hissSeconds = 0.03;

const makeHiss = (context: AudioContext): AudioBuffer => {
  const hiss = context.createBuffer(1, context.sampleRate * hissSeconds, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  return hiss;
};

const fading = (context: AudioContext, from: number, level: number, seconds: number) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(level, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(context.destination);
  return gain;
};

const sound = (context: AudioContext, hiss: AudioBuffer, knock: Knock, volume: number): void => {
  const from = context.currentTime + knock.atMs / 1000;
  const seconds = knock.lastsMs / 1000;
  const level = knock.strength * volume;

  const click = context.createBufferSource();
  const band = context.createBiquadFilter();
  click.buffer = hiss;
  band.type = 'bandpass';
  band.frequency.value = knock.clickHz;
  band.Q.value = 1.4;
  click.connect(band).connect(fading(context, from, level, hissSeconds));
  click.start(from);

  const body = context.createOscillator();
  body.frequency.setValueAtTime(knock.bodyHz, from);
  body.frequency.exponentialRampToValueAtTime(knock.bodyHz / 2, from + seconds);
  body.connect(fading(context, from, level * 0.8, seconds));
  body.start(from);
  body.stop(from + seconds);
};

/** Opens the page's one AudioContext; throws where the browser has none. */
export const openSynth = (): Synth => {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const hiss = makeHiss(context);
  return {
    running: () => context.state === 'running',
    wake: () => context.resume(),
    // Loudness is heard as a power of the amplitude, so the slider's middle is squared.
    play: (event, volume) => {
      for (const knock of knocks[event]) sound(context, hiss, knock, volume ** 2);
    },
    close: () => void context.close(),
  };
};
