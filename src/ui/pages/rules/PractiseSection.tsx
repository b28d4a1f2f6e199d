import { GraduationCap } from 'lucide';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { usePractiseAddress } from '../../game/learn-address.ts';
import type { RulesSection } from '../../game/rules-book.ts';

/** Leads to the level that practises what a section tells, where there is one. */
export const PractiseSection = ({
  section: { things, title },
}: {
  readonly section: RulesSection;
}) => {
  const { rules } = useText();
  const address = usePractiseAddress(things);
  return (
    address !== undefined && (
      <a href={address} className="button rules-practise" data-action="practise">
        <Icon of={GraduationCap} />
        {rules.practiseSection(title)}
      </a>
    )
  );
};
