import { Info } from 'lucide';
import { useText } from '../app/text.tsx';
import { Icon } from '../base/Icon.tsx';
import { useRulesAddress } from '../game/use-rules-book.ts';
import './status-notes.css';

/** Leads from a sentence about a rule to the place where the rules tell more of it; `to` is that place's name. */
export const RuleLink = ({ to }: { readonly to: string }) => {
  const { link } = useText().rules;
  const addressOf = useRulesAddress();
  return (
    <a className="rule-link" href={addressOf(to)} data-action="rules" title={link}>
      <Icon of={Info} />
    </a>
  );
};
