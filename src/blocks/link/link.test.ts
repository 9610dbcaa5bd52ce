import { beforeAll, expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { createBlock, readBlock, referencesOf } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { testNow } from '../../../tests/support/app.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { testDatabase } from '../../../tests/support/database.ts';
import { link } from './block.ts';
import { loadLinkedDocuments } from './load.server.ts';

const from = new Date('2026-12-01T10:00:00+01:00');
const file = '0123456789abcdef.pdf';
let db: Database;
let id = 0;
beforeAll(async () => {
  db = await testDatabase();
  const row = {
    file,
    kind: 'document' as const,
    name: 'Programmheft.PDF',
    content_type: 'application/pdf',
    size: 1_240_000,
    page_count: 12,
    width: 0,
    height: 0,
  };
  ({ id } = await db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow());
});

async function shown(address: string, { language = 'de' as 'de' | 'en', now = testNow } = {}): Promise<string> {
  const block = createBlock(link, { link_text: { de: 'Programmheft', en: 'Programme' }, link: { de: address } }, { id: 'l' });
  const known = readBlock(block, blockRegistry);
  const data = await loadLinkedDocuments(known ? [known] : [], { db, language, now });
  return renderBlocks([block], { language, dataOf: () => data.get('l') }).replace(/<!-- -->/g, '');
}

test('a link to a document says what one gets, and leads to the document as it is now', async () => {
  const html = await shown(`/media/files/${id}-fedcba9876543210.pdf`);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/media/files/${id}-${file}" type="application/pdf".*Programmheft.*\\(PDF, 1,2 MB, 12 Seiten\\)`, 's'));
  expect(await shown(`/media/files/${id}-${file}`, { language: 'en' })).toContain('(PDF, 1.2 MB, 12 pages)');
});

test('before it is available it says from when on, and leads nowhere', async () => {
  await db.updateTable('asset').set({ available_from: from }).where('id', '=', id).execute();
  const html = await shown(`/media/files/${id}-${file}`);
  expect(html).toContain('(verfügbar ab Di 01/12/2026, 10.00 Uhr)');
  expect(html).not.toContain('<a ');
  expect(await shown(`/media/files/${id}-${file}`, { now: from })).toContain('<a ');
});

test('another address is what it was', async () => {
  expect(await shown('/de/besuch')).toMatch(/<a [^>]*href="\/de\/besuch"/);
  expect(await shown('/media/files/999999-0123456789abcdef.pdf')).not.toContain('<small');
});

test('what is linked is in use', () => {
  const document = { format: 1 as const, layout: '100', columns: [[createBlock(link, { link: { de: `/media/files/7-${file}` } }, { id: 'l' })]] };
  expect(referencesOf(document, blockRegistry).flatMap(({ references }) => references.files ?? [])).toEqual([7]);
});
