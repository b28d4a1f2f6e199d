import { useEffect, useState } from 'react';
import { isWriting } from '../app/use-key.ts';

/** A thing that comes to the page from outside: files that are dragged over it, or what was pasted outside a field. */
export type Given = 'drag' | { readonly files: readonly File[]; readonly text: string };

/**
 * The last drag or paste that is not dealt with yet, and the function that puts it away. The hook hears them from the first
 * moment; the part that deals with them comes later.
 */
export const useGiven = (): readonly [Given | null, () => void] => {
  const [given, give] = useState<Given | null>(null);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      // Neither a text nor a link is a file; the pieces of the board are dragged by pointer events.
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this the browser would leave the page for a file that is dropped.
      event.preventDefault();
      if (event.type === 'dragenter') give('drag');
    };
    const paste = ({ clipboardData, target }: ClipboardEvent): void => {
      if (clipboardData !== null && !isWriting(target))
        give({ files: [...clipboardData.files], text: clipboardData.getData('text/plain') });
    };
    // Safari sends a paste outside a field only where this is prevented.
    const beforePaste = (event: Event): void => {
      if (!isWriting(event.target)) event.preventDefault();
    };
    const drags = ['dragenter', 'dragover', 'drop'] as const;
    for (const name of drags) addEventListener(name, drag);
    addEventListener('paste', paste);
    addEventListener('beforepaste', beforePaste);
    return () => {
      for (const name of drags) removeEventListener(name, drag);
      removeEventListener('paste', paste);
      removeEventListener('beforepaste', beforePaste);
    };
  }, []);
  return [given, () => give(null)];
};
