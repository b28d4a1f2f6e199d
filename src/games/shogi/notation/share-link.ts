/** Positions and moves in web addresses, as sites that draw positions or share games have them. */

const board = '[1-9KRBGSNLPkrbgsnlp+]{1,18}(?:/[1-9KRBGSNLPkrbgsnlp+]{1,18}){8}';
const inAddress = new RegExp(`(?:startpos|${board}[ _]+[bw][ _])[^&#?"<>]*`);

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The USI line in an address that a text consists of: `https://…?sfen=…%20moves%207g7f`; undefined when there is none. */
export const lineOfLink = (text: string): string | undefined => {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address)) return undefined;
  const plain = decoded(address);
  // Some write blanks as plus signs; but those are also in the names of promoted pieces.
  const [found] = inAddress.exec(plain) ?? inAddress.exec(plain.replaceAll('+', ' ')) ?? [];
  const line = found?.startsWith('startpos') ? found.replaceAll('+', ' ') : found;
  return line?.trim();
};
