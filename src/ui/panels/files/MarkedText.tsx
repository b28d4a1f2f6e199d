import { useEffect, useId, useRef } from 'react';

/** Text to be copied by hand: it is marked already, and the label says which keys do the rest. */
export const MarkedText = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is marked anew.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className="marked-text">
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} id={id} rows={6} readOnly spellCheck={false} value={text} />
    </div>
  );
};
