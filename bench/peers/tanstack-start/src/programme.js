import { createServerFn } from '@tanstack/react-start';

let stored;
/** What the page shows, read once: a peer asks no database. */
export const programme = createServerFn().handler(async () => {
  const { readFileSync } = await import('node:fs');
  stored ??= JSON.parse(readFileSync(process.env.PROGRAMME, 'utf8'));
  return stored;
});
