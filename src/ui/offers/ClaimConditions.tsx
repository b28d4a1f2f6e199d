import { usePageText } from '../page-text.ts';

/** The conditions of a count, each met or not, as items of a list. */
export const ClaimConditions = ({
  lines,
}: {
  readonly lines: readonly { readonly words: string; readonly met: boolean }[];
}) => {
  const { offers } = usePageText();
  return lines.map(({ words, met }) => (
    <li key={words} data-met={met}>
      <span aria-hidden="true">{met ? '✓' : '✗'}</span> {words}
      <span className="unseen"> ({met ? offers.met : offers.unmet})</span>
    </li>
  ));
};
