/**
 * React DOM, run in the file of React. It makes errors while it starts, and the browser reads every file on the stack again to
 * say where: here that is the file of React alone, and not the table's. `vite.config.ts` puts this module there.
 */
export { createRoot } from 'react-dom/client';
