/** What is taught, for the screen: decided in the lessons, from what is on the table. */
export { firstSeen, lessonsBetween, type Moment } from '#lessons/observing.ts';
export { forbidden, thingOf, whyClosed } from '#lessons/teaching.ts';
