import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { arbitraryDocument } from '#content/build-arbitrary.ts';
import { serialiseDocument } from '#content/index.ts';
import { testApp } from '../support/app.ts';
import { documentText, randomFrom } from '../support/blocks/hostile-document.ts';

// None fails or becomes public, and what is stored stays byte for byte; `npm run test:documents` takes 10,000.
const runs = Number(process.env.FOYER_DOCUMENTS ?? 120);
const site = await testApp();
const admin = await site.signIn('admin');
let keys = 0;

async function send(path: string, body: string, revision?: number) {
  const headers = {
    ...admin.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `stored-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/pageeditor-api/container/${path}`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

/** As bytes: random ones that keep the shape, and ones that somebody means ill with, of which some are no documents. */
const documents = fc
  .sample(arbitraryDocument, { numRuns: runs / 2, seed: 13 })
  .map((document) => JSON.stringify(document))
  .concat(Array.from({ length: runs / 2 }, (_, index) => documentText(randomFrom(index), blockRegistry)));

test(
  'random and hostile documents are kept as they are or refused, and are public only where no rule is broken',
  async () => {
    const page = await site.db
      .insertInto('page')
      .values({ title: '{"de":"Probe"}', urls: '{"de":"/de/probe","en":"/en/probe"}', is_online: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body: container } = await send('', JSON.stringify({ slug: 'sweep', content_type: 'page', object_id: page.id }));
    let revision: number = container.revision;
    const counts = { refused: 0, kept: 0, published: 0, unpublishable: 0 };
    for (const document of documents) {
      const stored = await send(`${container.id}/`, `{"document":${document}}`, revision);
      expect([200, 400], document.slice(0, 300)).toContain(stored.status); // 400: no JSON, no document, or a text with U+0000
      const row = await site.db.selectFrom('container').select(['draft', 'revision']).where('id', '=', container.id).executeTakeFirstOrThrow();
      if (stored.status === 400) {
        expect(row.revision).toBe(revision); // nothing is stored of it
        counts.refused++;
        continue;
      }
      counts.kept++;
      expect(row.draft).toBe(serialiseDocument(JSON.parse(document)));
      const answer = await send(`${container.id}/publish/`, '{"language":"de"}', row.revision);
      expect([200, 422]).toContain(answer.status);
      counts[answer.status === 200 ? 'published' : 'unpublishable']++;
      revision = row.revision + (answer.status === 200 ? 1 : 0);
      if (answer.status === 200) expect([counts.published, (await site.get('/de/probe')).status]).toEqual([counts.published, 200]);
    }
    expect(Math.min(counts.published, counts.unpublishable, counts.refused)).toBeGreaterThan(0);
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    if (process.env.FOYER_DOCUMENTS) process.stdout.write(`${JSON.stringify(counts)}\n`);
  },
  60_000 + runs * 100,
);
