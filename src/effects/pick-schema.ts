import * as v from 'valibot';

const square = v.object({
  at: v.literal('square'),
  square: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const hand = v.object({ at: v.literal('hand'), seat: v.picklist([0, 1]), kind: v.string() });

/** What can be pointed at, as it is stored. */
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
