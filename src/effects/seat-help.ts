/** Reads how much help a seat has; before there were levels it was yes or no. */
import * as v from 'valibot';
import { seatHelps } from '#store/table.ts';

export const seatHelpSchema = v.union([
  v.picklist(seatHelps),
  v.pipe(
    v.boolean(),
    v.transform((marked) => (marked ? ('settings' as const) : ('off' as const))),
  ),
]);
