import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the lucide set, drawn in the colour of the text; its control names it. */
export const Icon = ({ of }: { readonly of: IconNode }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {of.map(([tag, attributes], i) => {
      const { key: _, ...shape } = attributes;
      return createElement(tag, { key: i, ...shape });
    })}
  </svg>
);
