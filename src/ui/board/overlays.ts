/** What may come to lie over the board, as one chunk, fetched with the first press. */
export { Choice } from '../choice/Choice.tsx';
export { Proof } from './Proof.tsx';
