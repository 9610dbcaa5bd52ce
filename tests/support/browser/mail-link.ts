import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ownSite } from '../own-site.ts';

export function mailsTo(email: string): string[] {
  const folder = join(ownSite().dataDir, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`));
}

/** Once it is there. */
export async function linkFor(email: string, page: string): Promise<string> {
  const link = () =>
    mailsTo(email)
      .flatMap((text) => [...text.matchAll(/https?:\S+token=\S+/g)].map(([url]) => new URL(url)))
      .findLast(({ pathname }) => pathname.endsWith(page));
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  const { pathname, search } = link() ?? new URL('http://none');
  return pathname + search;
}
