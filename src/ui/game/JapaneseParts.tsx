import { useText } from '../app/text.tsx';
import { useSigns } from './text-of.ts';

/** Kanji, kana, full-width figures, and what stands between them in Japanese. */
const japanese = /((?:[々〆ぁ-ヿ一-鿿０-９]|(?<=[ぁ-ヿ一-鿿])[\u3000・](?=[ぁ-ヿ一-鿿]))+)/u;

/**
 * Words in the reader’s language, with the language of Japanese signs marked. A screen reader then changes its voice, and a
 * browser its font.
 */
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

/** The reading of signs: kana for readers of Japanese and Latin letters for others. */
export const PieceReading = ({ children }: { readonly children: string }) => {
  const { language } = useText();
  const [read] = useSigns().split('-');
  return <span lang={language === 'ja' ? undefined : `${read}-Latn`}>{children}</span>;
};
