/** Says a number aloud in the language of the page, where the browser has a voice for it; else nothing is said. */
export const sayNumber = (seconds: number, volume: number): void => {
  const { lang } = document.documentElement;
  const speech = globalThis.speechSynthesis;
  if (speech === undefined || !speech.getVoices().some((voice) => voice.lang.startsWith(lang)))
    return;
  const words = new SpeechSynthesisUtterance(String(seconds));
  words.lang = lang;
  words.volume = volume;
  words.rate = 1.2;
  // What was not said in time is worth nothing.
  speech.cancel();
  speech.speak(words);
};
