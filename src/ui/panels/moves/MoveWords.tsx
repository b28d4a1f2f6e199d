import { JapaneseParts } from '../../game/JapaneseParts.tsx';

/** A move as it is written, for eyes, and as it is spoken, for ears: “Bx2b+” says nothing to who hears it. */
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
