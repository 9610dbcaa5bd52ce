import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** In their order. */
export function mailbox(site: TestApp): () => Promise<string[]> {
  const folder = join(site.dataDir, 'outbox');
  const seen = new Set<string>();
  return async () => {
    await site.accounts.settled();
    const names = readdirSync(site.dataDir).includes('outbox') ? readdirSync(folder) : [];
    const fresh = names.filter((name) => name.endsWith('.txt') && !seen.has(name)).sort();
    for (const name of fresh) seen.add(name);
    return fresh.map((name) => readFileSync(join(folder, name), 'utf8'));
  };
}

/** The token in the link of a mail; empty where it has none. */
export const tokenIn = (mail: string | undefined): string => /token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
