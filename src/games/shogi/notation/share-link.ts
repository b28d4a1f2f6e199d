/** Positions, moves and whole kifu in web addresses, as sites and apps that draw positions or share games have them. */
import { parseUsen } from './usen.ts';

const board = '[1-9KRBGSNLPkrbgsnlp+]{1,18}(?:/[1-9KRBGSNLPkrbgsnlp+]{1,18}){8}';
const inAddress = new RegExp(`(?:startpos|${board}[ _]+[bw][ _])[^&#?"<>]*`);

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The address that a text consists of, of the web or of an app: `piyoshogi://?sfen=…`; undefined where it is none. */
const addressIn = (text: string): string | undefined => {
  const address = text.trim();
  return /^[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i.test(address) ? address : undefined;
};

/** The value of an address under one of some names; undefined where it has none. */
const valueIn = (address: string, names: string): string | undefined => {
  const [, value] = new RegExp(`[?&#](?:${names})=([^&#]+)`, 'i').exec(address) ?? [];
  return value === undefined ? undefined : decoded(value.replaceAll('+', '%20'));
};

/** The moves that an address names beside its position, as KENTO and lishogi have them: `moves=7g7f.3c3d`, `moves=7g7f_3c3d`. */
const movesIn = (address: string): string | undefined => {
  const words = valueIn(address, 'moves')?.split(/[\s._,]+/);
  return words?.every((word) => /^(?:[1-9][a-i]|[A-Z]\*)[1-9][a-i]\+?$/.test(word))
    ? words.join(' ')
    : undefined;
};

/** The USI line in an address that a text consists of: `https://…?sfen=…%20moves%207g7f`; undefined when there is none. */
export const lineOfLink = (text: string): string | undefined => {
  const address = addressIn(text);
  if (address === undefined) return undefined;
  const plain = decoded(address);
  // Some write blanks as plus signs; but those are also in the names of promoted pieces.
  const [found] = inAddress.exec(plain) ?? inAddress.exec(plain.replaceAll('+', ' ')) ?? [];
  const line = (found?.startsWith('startpos') ? found.replaceAll('+', ' ') : found)?.trim();
  const moves = line?.includes('moves') ? undefined : movesIn(address);
  return moves === undefined ? line : `${line ?? 'startpos'} moves ${moves}`;
};

/** The USEN that a text is, or that an address has: `?usen=~0.6y236e7ku.r`; undefined where there is none. */
export const usenIn = (text: string): string | undefined => {
  if (!text.includes('~')) return undefined;
  const address = addressIn(text);
  const usen = address === undefined ? text.trim() : valueIn(address, 'usen|u');
  return usen !== undefined && parseUsen(usen) !== undefined ? usen : undefined;
};

/** The kifu that an address carries whole: `?kifu=…`, in any of the formats; undefined where it carries none. */
export const kifuOfLink = (text: string): string | undefined => {
  const address = addressIn(text);
  return address === undefined ? undefined : valueIn(address, 'kifu|kif|ki2|csa|jkf|body|text');
};
