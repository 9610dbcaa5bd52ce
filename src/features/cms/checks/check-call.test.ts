import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { blockRegistry as registry } from '../../../blocks/registry.ts';
import { parseDocumentText } from '../../../content/index.ts';
import { insertArticle } from '../../magazine/build.ts';
import { fillPage } from '../index.server.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});
const check = async (id: number, of: string) => (await site.get(`/de/pageeditor-api/container/${id}/check/?of=${of}`, editor.headers)).json();

test('knows pages of the tree, pages of the route table, redirect rules and files, and what is not there, not online or not published yet', async () => {
  const { category_id } = await site.db.selectFrom('article').select('category_id').executeTakeFirstOrThrow();
  const later = [`/de/blog/morgen/${await insertArticle(site.db, { category_id, published_at: new Date('2026-12-24T10:00:00+01:00') })}`];
  const links = [
    '/de/programm?tag=1',
    '/de/besuch',
    '/media/files/1-a.pdf',
    '/de/api/events.ics',
    '/de/gibt-es-nicht',
    '/de/verborgen',
    '/de/alt',
    '/de/programm/x/99999999',
    ...later,
  ];
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
  expect(findings.filter(({ code }: { code: string }) => code === 'broken_link').map(({ block_id }: { block_id: string }) => block_id)).toEqual([
    'l4',
    'l5',
    'l7',
    'l8',
  ]);
  expect(findings.find(({ block_id }: { block_id: string }) => block_id === 'l5').message.de).toBe(
    '/de/verborgen ist offline: Wer dem Link folgt, findet nichts.',
  );
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
