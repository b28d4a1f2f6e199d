import { usePageText } from '../page-text.ts';

/** The conditions of a count, each met or not, as items of a list. */
export const SheetLines = ({
  lines,
}: {
  readonly lines: readonly { readonly words: string; readonly met: boolean }[];
}) => {
  const { talk } = usePageText();
  return lines.map(({ words, met }) => (
    <li key={words} data-met={met}>
      <span aria-hidden="true">{met ? '✓' : '✗'}</span> {words}
      <span className="unseen"> ({met ? talk.met : talk.unmet})</span>
    </li>
  ));
};
