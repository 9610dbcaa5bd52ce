import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDocument } from '#content/build-arbitrary.ts';
import { serialiseDocument } from '#content/index.ts';
import { testApp } from '../support/app.ts';

// Documents that keep no rule, through the calls themselves: none fails, none that breaks a rule becomes public, and what
// is stored is stored byte for byte, unknown things too. What reads documents is tried with many more (hostile-documents.test.tsx).
const site = await testApp();
const admin = await site.signIn('admin');
let keys = 0;

async function send(path: string, body: unknown, revision?: number) {
  const headers = {
    ...admin.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `stored-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/pageeditor-api/container/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

test('random and hostile documents are kept as they are, and are public only where no rule is broken', async () => {
  const { body: container } = await send('', { slug: 'sweep' });
  let revision: number = container.revision;
  let published = 0;
  for (const document of fc.sample(arbitraryDocument, { numRuns: 200, seed: 13 })) {
    const stored = await send(`${container.id}/`, { document }, revision);
    expect([200, 400]).toContain(stored.status); // 400: a text with U+0000
    if (stored.status === 400) continue;
    const row = await site.db.selectFrom('container').select(['draft', 'revision']).where('id', '=', container.id).executeTakeFirstOrThrow();
    expect(row.draft).toBe(serialiseDocument(JSON.parse(JSON.stringify(document))));
    const answer = await send(`${container.id}/publish/`, { language: 'de' }, row.revision);
    expect([200, 422]).toContain(answer.status);
    if (answer.status === 200) published++;
    revision = row.revision + (answer.status === 200 ? 1 : 0);
    expect([200, 404]).toContain((await site.get('/de/pageeditor-api/container/by-slug/sweep')).status);
  }
  expect(published).toBeGreaterThan(0);
  expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
