/**
 * Reads zip files by their directory, entry by entry, so that neither the file nor all its content is ever in memory as
 * a whole.
 */
import { Inflate } from 'fflate';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { BackupFault } from '#store/backup.ts';

/** One file of a zip. */
export interface ZipEntry {
  readonly name: string;
  /** The packing method: 0 for none, 8 for deflated, -1 for an encrypted entry. */
  readonly method: number;
  readonly crc: number;
  /** Its number of bytes in the zip, and unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Where its header begins. */
  readonly at: number;
}

const [ENTRY, LINE, END] = [0x04034b50, 0x02014b50, 0x06054b50] as const;
/** The lengths of these records without their variable parts, and the longest comment after the last one. */
const [ENTRY_LENGTH, LINE_LENGTH, END_LENGTH, COMMENT] = [30, 46, 22, 0xffff] as const;
/** The flag of an encrypted entry. */
const ENCRYPTED = 1;
/**
 * How many packed bytes are unpacked in one step. Deflated bytes grow up to 1,032 times, so a step yields about a
 * megabyte at most.
 */
const PIECE = 0x400;

/** How large an entry may be, in bytes unpacked: three times the longest file that is read. */
export const LARGEST_ENTRY = 64_000_000;

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

/** The place where the end record of the directory begins. A comment after it must reach to the end of the file. */
const endIn = (view: DataView): number | undefined => {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1)
    if (
      view.getUint32(at, true) === END &&
      view.getUint16(at + 20, true) === view.byteLength - at - END_LENGTH
    )
      return at;
  return undefined;
};

const linesOf = (view: DataView, count: number): readonly ZipEntry[] | undefined => {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + LINE_LENGTH > view.byteLength || view.getUint32(at, true) !== LINE) return undefined;
    const length = view.getUint16(at + 28, true);
    const end = at + LINE_LENGTH + length;
    if (end > view.byteLength) return undefined;
    const isHidden = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + LINE_LENGTH, length)),
      method: isHidden ? -1 : view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === view.byteLength ? entries : undefined;
};

/**
 * The entries of a zip, as its directory lists them. Fails if the file is no zip, if its end is missing, or if its
 * directory is damaged.
 */
export const readDirectory = async (
  file: Blob,
): Promise<Result<readonly ZipEntry[], BackupFault>> => {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_LENGTH - COMMENT)));
  const end = endIn(tail);
  if (end === undefined) {
    const head = await viewOf(file.slice(0, 4));
    const isZip = head.byteLength === 4 && head.getUint32(0, true) === ENTRY;
    return fail({ code: isZip ? 'cut-off' : 'no-zip', place: '' });
  }
  const [length, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const before = file.size - tail.byteLength + end;
  const entries =
    from + length === before
      ? linesOf(await viewOf(file.slice(from, before)), tail.getUint16(end + 10, true))
      : undefined;
  return entries === undefined ? fail({ code: 'damaged', place: '' }) : ok(entries);
};

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let left = byte;
  for (let bit = 0; bit < 8; bit += 1) left = (left >>> 1) ^ (left & 1 ? 0xedb88320 : 0);
  return left;
});

/** The CRC-32 checksum of a zip, extended by one more piece. */
const crcAfter = (crc: number, bytes: Uint8Array): number => {
  let sum = ~crc;
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
};

/** The packed bytes of an entry; undefined if they are not there. */
const packedBytes = async (file: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> => {
  const head = await viewOf(file.slice(entry.at, entry.at + ENTRY_LENGTH));
  if (head.byteLength < ENTRY_LENGTH || head.getUint32(0, true) !== ENTRY) return undefined;
  const from = entry.at + ENTRY_LENGTH + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = new Uint8Array(await file.slice(from, from + entry.packed).arrayBuffer());
  return bytes.length === entry.packed ? bytes : undefined;
};

/**
 * The bytes of an entry; undefined if they are damaged, or more than an entry may have. Pauses between pieces, for use
 * in the page itself.
 */
export const readEntry = async (
  file: Blob,
  entry: ZipEntry,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (entry.size > LARGEST_ENTRY || entry.packed > LARGEST_ENTRY) return undefined;
  const packed = await packedBytes(file, entry);
  if (packed === undefined || ![0, 8].includes(entry.method)) return undefined;
  const whole = new Uint8Array(
    entry.method === 0 ? packed.length : Math.min(entry.size, file.size * 1100),
  );
  let [filled, crc, fits] = [0, 0, true];
  const take = (piece: Uint8Array): void => {
    fits &&= filled + piece.length <= whole.length;
    if (!fits) return;
    whole.set(piece, filled);
    filled += piece.length;
    crc = crcAfter(crc, piece);
  };
  const inflate = new Inflate(take);
  try {
    for (let at = 0; at < packed.length && fits; at += PIECE) {
      const piece = packed.subarray(at, at + PIECE);
      if (entry.method === 0) take(piece);
      else inflate.push(piece, at + PIECE >= packed.length);
      await pause();
    }
  } catch {
    return undefined;
  }
  return fits && filled === entry.size && crc === entry.crc ? whole : undefined;
};
