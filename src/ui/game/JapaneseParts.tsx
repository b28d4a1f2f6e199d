import { useText } from '../app/text.tsx';
import { useSigns } from './text-of.ts';

/** Kanji, kana, full-width figures, and what stands between them in Japanese. */
const japanese = /((?:[々〆ぁ-ヿ一-鿿０-９]|(?<=[ぁ-ヿ一-鿿])[\u3000・](?=[ぁ-ヿ一-鿿]))+)/u;

/** Words in the reader’s language, whose signs say in which language they are read: a screen reader changes its voice, a browser its font. */
export const JapaneseParts = ({ children }: { readonly children: string }) => {
  const { language } = useText();
  const signs = useSigns();
  if (language === 'ja') return children;
  return children.split(japanese).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and none comes or goes.
      <span key={i} lang={signs}>
        {part}
      </span>
    ),
  );
};

/** How signs are read, which is kana for those who read Japanese and Latin letters for others. */
export const Reading = ({ children }: { readonly children: string }) => {
  const { language } = useText();
  const [read] = useSigns().split('-');
  return <span lang={language === 'ja' ? undefined : `${read}-Latn`}>{children}</span>;
};
