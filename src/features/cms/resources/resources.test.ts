import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

const ask = async (blocks: readonly object[], headers: Record<string, string>, path = '/en/pageeditor-api/resources/') => {
  const body = JSON.stringify({ document: { format: 1, layout: '100', columns: [blocks] } });
  const response = await site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  return { status: response.status, answer: await response.json() };
};

test('are staff’s alone', async () => {
  expect((await ask([], site.csrf)).status).toBe(401);
  expect((await ask([], (await site.signIn('visitor')).headers)).status).toBe(403);
});

test('are what a draft needs that nobody has saved: pictures, HTML made safe, sections, and nothing of it is stored', async () => {
  const { headers } = await site.signIn('editor');
  const picture = await site.db
    .insertInto('asset')
    .values({ kind: 'image', file: 'a.jpg', name: 'a.jpg', content_type: 'image/jpeg', width: 900, height: 600, alt: '{"de":"Ein Saal","en":"A hall"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const section = { format: 1, layout: '100', columns: [[{ id: 's1', type: 'headline', fields: { content: { de: 'Überall' }, headline_level: 2 } }]] };
  const container = await site.db.insertInto('container').values({ slug: 'shared', draft: '{}' }).returning('id').executeTakeFirstOrThrow();
  await site.db
    .updateTable('published_container')
    .set({ document: JSON.stringify(section), published_at: new Date() })
    .where('container_id', '=', container.id)
    .where('language', '=', 'de')
    .execute();
  const before = await site.db.selectFrom('container').selectAll().execute();
  const source = '<p onclick="x()">Fine</p><script>x()</script>';
  const { status, answer } = await ask(
    [
      { id: 'i', type: 'image', fields: { image: { id: picture.id } } },
      { id: 'gone', type: 'image', fields: { image: { id: 99_999 } } },
      { id: 'h', type: 'html', fields: { html_code: { en: source } } },
      { id: 'c', type: 'container', fields: { slug: 'shared' } },
      { id: 'e', type: 'eventlist', fields: {} },
      { id: 'u', type: 'unheard-of', fields: {} },
    ],
    headers,
  );
  expect(status).toBe(200);
  expect(answer.images).toMatchObject([{ id: picture.id, width: 900, alt: 'A hall' }]);
  expect(answer.html).toEqual([{ source, html: '<p>Fine</p>' }]);
  const data = new Map<string, { columns?: { fields: object }[][]; events?: [] }>(answer.data.map((one: { id: string; data: object }) => [one.id, one.data]));
  expect(data.get('c')?.columns?.[0]?.[0]?.fields).toMatchObject({ content: 'Überall' });
  expect(data.get('e')?.events).toEqual([]);
  expect(answer.embed_hosts.video).toContain('vimeo.com');
  expect(await site.db.selectFrom('container').selectAll().execute()).toEqual(before);
});
