import { GraduationCap, Info } from 'lucide';
import { hideRefusal } from '#store/commands.ts';
import { useApp } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { Icon } from '../base/Icon.tsx';
import { usePractiseAddress } from '../game/learn-address.ts';
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

/** Leads from a refusal to the level that practises its rule, where there is one. The way back leads to a board without the refusal. */
export const PractiseLink = ({ rule }: { readonly rule: string }) => {
  const { practise } = useText().rules;
  const { table } = useApp();
  const address = usePractiseAddress([rule]);
  return (
    address !== undefined && (
      <a
        className="rule-link practise-link"
        href={address}
        data-action="practise"
        title={practise}
        onClick={() => hideRefusal(table)}
      >
        <Icon of={GraduationCap} />
      </a>
    )
  );
};
