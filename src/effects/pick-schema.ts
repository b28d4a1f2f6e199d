import * as v from 'valibot';

/** What can be pointed at, as it is stored. */
export const pickSchema = v.variant('at', [
  v.object({ at: v.literal('square'), square: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ at: v.literal('hand'), seat: v.picklist([0, 1]), kind: v.string() }),
  v.object({ at: v.literal('choice'), choice: v.string() }),
]);
