import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { blockRegistry as registry } from '../../../blocks/registry.ts';
import { parseDocumentText } from '../../../content/index.ts';
import { fillPage } from '../index.server.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});
const check = async (id: number, of: string) => (await site.get(`/de/pageeditor-api/container/${id}/check/?of=${of}`, editor.headers)).json();

test('knows pages of the tree, pages of the route table, redirect rules and files, and what is not online', async () => {
  const links = ['/de/programm?tag=1', '/de/besuch', '/media/files/1-a.pdf', '/de/api/events.ics', '/de/gibt-es-nicht', '/de/verborgen', '/de/alt'];
  const insert = (path: string, is_online: boolean) =>
    site.db
      .insertInto('page')
      .values({ urls: JSON.stringify({ de: path }), title: '{"de":"Probe"}', is_online })
      .returning('id')
      .executeTakeFirstOrThrow();
  await insert('/de/verborgen', false);
  await site.db.insertInto('redirect_rule').values({ old_path: '/de/alt', new_path: '/de/besuch' }).execute();
  const { id } = await insert('/de/pruefling', true);
  const blocks = links.map((link, n) => ({ id: `l${n}`, type: 'link', fields: { link: { de: link }, link_text: { de: `Ziel ${n}`, en: `Goal ${n}` } } }));
  const document = { format: 1 as const, layout: '100' as const, columns: [blocks] };
  await fillPage({ db: site.db, user: null, now: new Date(), registry }, id, document, ['de']);
  const row = await site.db.selectFrom('container').select('id').where('object_id', '=', id).where('content_type', '=', 'page').executeTakeFirstOrThrow();
  const { findings } = await check(row.id, 'de');
  expect(findings.filter(({ code }: { code: string }) => code === 'broken_link').map(({ block_id }: { block_id: string }) => block_id)).toEqual(['l4', 'l5']);
  expect(findings.find(({ code }: { code: string }) => code === 'page_description')).toMatchObject({ block_id: null, stops: false });
});

test('the demo’s own pages stop nothing', async () => {
  const rows = await site.db.selectFrom('container').select(['id', 'slug', 'draft']).execute();
  const readable = rows.filter(({ draft }) => parseDocumentText(draft).ok);
  expect(readable.length).toBeGreaterThan(10);
  for (const { id, slug } of readable) {
    const { findings } = await check(id, 'de');
    expect({ slug, stops: findings.filter((one: { stops: boolean }) => one.stops) }).toEqual({ slug, stops: [] });
  }
});
