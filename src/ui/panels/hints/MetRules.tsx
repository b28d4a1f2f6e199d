import { useStore } from 'zustand';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { useRulesAddress, useRulesBook } from '../../game/use-rules-book.ts';
import { rulesMet } from '../../table/hint-state.ts';

const Titles = ({ rules }: { readonly rules: readonly string[] }) => {
  const { teach } = useText();
  const book = useRulesBook();
  const addressOf = useRulesAddress();
  const { list } = useOneTabStop();
  const met = new Set(rules.map((rule) => book.sectionOf(rule)));
  const sections = book.chapters.flatMap((chapter) => chapter.sections);
  return (
    <section className="rules-met" aria-label={teach.met}>
      <p>{teach.met}</p>
      <ul ref={list}>
        {sections
          .filter(({ id }) => met.has(id))
          .map(({ id, title }) => (
            <li key={id}>
              <a href={addressOf(id)}>{title}</a>
            </li>
          ))}
      </ul>
    </section>
  );
};

/** Lists at the end of a learner's game the rules met in it, each with a link to a board to try it on. */
export const MetRules = () => {
  const { id } = useSitting();
  const { game, rules } = useStore(rulesMet);
  return game === id && rules.length > 0 ? <Titles rules={rules} /> : null;
};
