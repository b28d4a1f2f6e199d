import { JapaneseParts } from '../../game/JapaneseParts.tsx';

/** A move as it is written for the eye, and as it is spoken for screen readers: “Bx2b+” read aloud means nothing. */
export const MoveWords = ({
  written,
  spoken,
}: {
  readonly written: string;
  readonly spoken: string;
}) => (
  <>
    <span aria-hidden="true">
      <JapaneseParts>{written}</JapaneseParts>
    </span>
    <span className="unseen">{spoken}</span>
  </>
);
