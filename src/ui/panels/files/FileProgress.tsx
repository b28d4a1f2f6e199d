import { useId } from 'react';

interface ProgressProps {
  readonly words: string;
  /** How far it is, out of `of`; absent where that is not known. */
  readonly done?: number;
  readonly of?: number;
}

/** How far the reading of files is, in words and as a bar. */
export const FileProgress = ({ words, done, of = 1 }: ProgressProps) => {
  const id = useId();
  return (
    <div className="reading">
      <p id={id}>{words}</p>
      <progress
        aria-labelledby={id}
        aria-valuetext={words}
        max={of}
        {...(done !== undefined && { value: done })}
      />
    </div>
  );
};
