import { CircleQuestionMark } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../common/Icon.tsx';
import { Hints } from '../hints/Hints.tsx';
import { usePageText } from '../page-text.ts';
import { useSettings } from '../table-context.tsx';
import { Asking } from './Asking.tsx';
import { AttackView } from './AttackView.tsx';

/** What lets people look closer at the board: pieces that can be asked, and who attacks what. It comes when somebody first points at anything, or the page has come to rest. */
export const Lens = ({
  first,
  ...hints
}: { readonly first: EventTarget } & ComponentProps<typeof Hints>) => {
  const { asking } = useSettings();
  const { key } = usePageText().teach;
  return (
    <>
      {asking && <Asking first={first} />}
      <div className="lens">
        <AttackView />
        <Hints {...hints} />
        <a href="#/rules/marks" className="button action marks-key" aria-label={key} title={key}>
          <Icon of={CircleQuestionMark} />
        </a>
      </div>
    </>
  );
};
