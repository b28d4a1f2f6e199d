import './stars.css';

/** The most stars that a level can earn. */
const MOST = 3;

/** The stars that were earned: those are filled, the others are outlined. They are only seen; their control says how many. */
export const Stars = ({ earned }: { readonly earned: number }) => (
  <svg className="stars" viewBox="0 0 60 20" aria-hidden="true">
    {Array.from({ length: MOST }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is known by its place alone.
        key={i}
        data-filled={i < earned || undefined}
        transform={`translate(${20 * i} 0)`}
        d="M10 2.2l2.3 5 5.4.6-4 3.7 1.1 5.4L10 14.2l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z"
      />
    ))}
  </svg>
);
