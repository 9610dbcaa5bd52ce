import { readFileSync } from 'node:fs';

let stored;
/** What the page shows, read once: a peer asks no database. */
export const programme = () => (stored ??= JSON.parse(readFileSync(process.env.PROGRAMME, 'utf8')));
