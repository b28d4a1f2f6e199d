import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { Disc } from '../discs/Disc.tsx';

/**
 * A disc: its sign, or the back that is the same for all pieces that lie face down. Signs stand upright for both
 * players.
 */
export const Face = memo(({ face, set }: FaceProps) => <Disc face={face} set={set} />);
