import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '#i18n/catalogue.ts';

const Text = createContext<Messages | null>(null);

interface TextProviderProps {
  readonly text: Messages;
  readonly children: ReactNode;
}

/** Gives everything below it the words of one language; `text.language` names it for `<html lang>`. */
export const TextProvider = ({ text, children }: TextProviderProps) => (
  <Text value={text}>{children}</Text>
);

/** The words of the language that the player reads. */
export const useText = (): Messages => {
  const text = useContext(Text);
  if (text === null) throw new Error('no TextProvider');
  return text;
};
