import { expect, test } from 'vitest';
import { setBlockStyleSheet } from '#app/content/block-style-sheet.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { Block } from '#content/index.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testApp, testNow } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';
import { insertEvent, insertProduction } from '../../programme/build.ts';
import { createContainer } from '../containers/handlers.server.ts';
import { publish } from '../containers/publish.server.ts';
import { lockContainer, storeDraft } from '../containers/store-container.server.ts';

const site = await testApp();
const { db } = site;
const cached = await cachedApp(site);
setBlockStyleSheet('/assets/blocks.css');
const production = await insertProduction(db, { title: { de: 'Tosca' }, description: { de: 'Rom.' } });
const [event, other] = [
  await insertEvent(db, { production_id: production, date_start: instantAt('2026-12-01', '19:30') }),
  await insertEvent(db, { production_id: production, date_start: instantAt('2026-12-02', '19:30') }),
];
const writing = { db, registry: blockRegistry, user: null, now: testNow };
const documentOf = (id: string, de: string) => ({
  format: 1 as const,
  layout: '100',
  columns: [[{ id, type: 'quote', fields: { content: { de } } } satisfies Block]],
});
const write = <Done>(work: (to: typeof writing) => Promise<Done>) => db.transaction().execute((db) => work({ ...writing, db }));
const make = (content_type: 'event' | 'production', object_id: number, de: string) =>
  write((to) =>
    createContainer(to, {
      model: 'container',
      parent: null,
      content_type,
      object_id,
      slug: `${content_type}-${object_id}`,
      document: documentOf(content_type, de),
    }),
  );
const linkOf = async (path: string): Promise<string> => (await (await site.get(`/de/api/${path}/`)).json()).link.url;
const links = { event: await linkOf(`events/${event}`), other: await linkOf(`events/${other}`), production: await linkOf(`productions/${production}`) };
const show = async (path: string) => {
  await cached.changes.sync();
  return (await cached.getFresh(path)).text();
};
const keys = () => cached.cache.entries.map(({ key }) => key);

test.each(['event', 'production'] as const)(
  'blocks of an %s are on its page once they are published, alone and with their styles; a publication purges that page and no other',
  async (kind) => {
    const id = kind === 'event' ? event : production;
    const empty = await show(links[kind]);
    expect(empty).toContain(`<div id="content" data-object="${kind}:${id}"`);
    expect(empty).not.toContain('blocks.css');
    const container = await make(kind, id, `Aus der Werkstatt: ${kind}`);
    expect(await show(links[kind]), 'a draft').not.toContain('Aus der Werkstatt');
    for (const path of Object.values(links)) await show(path);
    const before = keys();
    await write(async (to) => publish(to, await lockContainer(to, container, 1), 'de'));
    await cached.changes.sync();
    const after = keys();
    expect(before.filter((key) => !after.includes(key))).toEqual([links[kind]]);
    const shown = await show(links[kind]);
    expect(shown).toContain(`Aus der Werkstatt: ${kind}`);
    expect(shown).toContain('<link rel="stylesheet" href="/assets/blocks.css"/>');
    expect(await show(links.other)).not.toContain('Aus der Werkstatt');
    await write(async (to) => storeDraft(to, await lockContainer(to, container, 2), documentOf(kind, 'Entwurf'), null));
    await cached.changes.sync();
    expect(keys()).toContain(links[kind]);
    expect(await show(links[kind])).not.toContain('Entwurf');
    expect((await (await site.get(`/page-data${links[kind]}`)).json()).data).not.toHaveProperty('modules');
  },
);

test('what stands in them is found by the search, and goes with the event', async () => {
  const found = async (word: string) =>
    (await (await site.get(`/de/api/search/events/?query=${word}`)).json()).results.map(({ title }: { title: string }) => title);
  expect(await found('Werkstatt')).toEqual(['Tosca']);
  const bodies = await db.selectFrom('search_document').select(['event_id', 'body']).where('kind', '=', 'event').where('object_id', '=', production).execute();
  const bodyOf = (id: number | null) => bodies.find(({ event_id }) => event_id === id)?.body.de;
  expect([bodyOf(null), bodyOf(event)]).toEqual(['Rom. Aus der Werkstatt: production', 'Rom. Aus der Werkstatt: production Aus der Werkstatt: event']);
  await db.deleteFrom('event').where('id', '=', event).execute();
  expect(await db.selectFrom('container').select('slug').where('content_type', '=', 'event').execute()).toEqual([]);
});

test('there are none for an event that there is not', async () => {
  const staff = await site.signIn('editor');
  const body = { slug: 'event-999999', content_type: 'event', object_id: 999_999 };
  const headers = { ...staff.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'k'.repeat(24) };
  const answer = await site.app.request('/de/pageeditor-api/container/', { method: 'POST', headers, body: JSON.stringify(body) });
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'no_such_object']);
  expect(await db.selectFrom('container').select('id').where('slug', '=', 'event-999999').execute()).toEqual([]);
});
