import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { Disc } from '../discs/Disc.tsx';

/** A disc: its sign, or the back that all have who lie face down. Signs stand upright for both. */
export const Face = memo(({ face, set }: FaceProps) => <Disc face={face} set={set} />);
