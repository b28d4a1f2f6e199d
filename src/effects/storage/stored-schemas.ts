/** Schemas that are used for more than one kind of stored data. */
import * as v from 'valibot';
import { seatHelps } from '#store/table.ts';

const square = v.object({
  at: v.literal('square'),
  square: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const hand = v.object({ at: v.literal('hand'), seat: v.picklist([0, 1]), kind: v.string() });

/** A pick, as it is stored. */
export const pickSchema = v.variant('at', [
  square,
  hand,
  v.object({ at: v.literal('choice'), choice: v.string() }),
]);

/** An arrow or circle, as it is stored. */
export const arrowSchema = v.object({
  from: v.variant('at', [square, hand]),
  to: v.exactOptional(square),
});

/** How much help a seat has; before there were levels this was yes or no. */
export const seatHelpSchema = v.union([
  v.picklist(seatHelps),
  v.pipe(
    v.boolean(),
    v.transform((marked) => (marked ? ('settings' as const) : ('off' as const))),
  ),
]);
