/** Three stars, of which so many are filled. Ears hear their number elsewhere. */
export const StarSigns = ({ stars }: { readonly stars: number }) => (
  <span className="star-signs" aria-hidden="true">
    {[1, 2, 3].map((star) => (
      <svg key={star} viewBox="0 0 20 20" aria-hidden="true" data-full={star <= stars || undefined}>
        <path d="M10 1.8 12.5 7l5.7.7-4.2 3.9 1.1 5.6L10 14.5l-5.1 2.7L6 11.6 1.8 7.7 7.5 7Z" />
      </svg>
    ))}
  </span>
);
