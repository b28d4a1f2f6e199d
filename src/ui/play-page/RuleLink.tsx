import { Info } from 'lucide';
import { Icon } from '../common/Icon.tsx';
import { usePageText } from '../page-text.ts';
import './status-notes.css';

/** Leads from a sentence about a rule to the place where the rules tell more of it; `to` is that place's name. */
export const RuleLink = ({ to }: { readonly to: string }) => {
  const { link } = usePageText().rules;
  return (
    <a
      className="rule-link"
      href={`#/rules/${to}`}
      data-action="rules"
      aria-label={link}
      title={link}
    >
      <Icon of={Info} />
    </a>
  );
};
