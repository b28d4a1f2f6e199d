/** An answer that is either a value or an error that says why there is none. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/**
 * Why a reader did not understand a text: which rule of the format was broken, and where. Lines and columns count from
 * 1.
 */
export interface ParseError {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  /** The text at that place, at most about forty characters of it. */
  readonly excerpt: string;
}

/** Wraps a value as a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Makes a failed result from an error. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
