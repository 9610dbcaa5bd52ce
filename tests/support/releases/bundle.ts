import { sql } from 'kysely';
import type { Database } from '../../../src/db/database.server.ts';
import { insertArticle } from '../../../src/features/magazine/build.ts';
import { insertEvent, insertProduction, insertSeries } from '../../../src/features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../app.ts';
import { insertPicture } from '../record-values.ts';
import { recordCalls } from '../records.ts';

export type Kind = 'event' | 'production' | 'series' | 'article' | 'page' | 'teaser' | 'person' | 'picture';
export type Bundle = Record<Kind, number> & {
  release: number;
  date: number;
  container: number;
  beside: { event: number; cancelled: number; production: number };
  /** Addresses at which receivers fetch the programme, in each format. */
  receivers: string[];
};

/** Found by its beginning, so that no answer repeats the word. */
export const words: Record<Exclude<Kind, 'picture'>, string> = {
  event: 'Xqvermisst',
  production: 'Xquandine',
  series: 'Xqreihenfolge',
  article: 'Xqabericht',
  page: 'Xqsaisonseite',
  teaser: 'Xqteaserzeile',
  person: 'Xqbergmann',
};
export const beginnings = ['xqverm', 'xquand', 'xqreih', 'xqaber', 'xqsais', 'xqteas', 'xqberg'];
/** One letter is wrong: whatever knows the word says how it was meant. */
export const misspelled = ['xqvermidst', 'xquandime', 'xqreihenfolfe', 'xqaberichd', 'xqbergmamn'];

let keys = 0;
const texts = (word: string) => ({ title: { de: word }, subtitle: { de: word }, description: { de: word } });
const day = (of: number) => new Date(`2026-12-0${of}T19:30:00+01:00`);

/** All that leads from one kind to the other is there. */
export async function siteWithBundle(): Promise<{ site: TestApp; manager: SignedIn; bundle: Bundle }> {
  const site = await testApp();
  const { db } = site;
  const manager = await site.signIn('manager');
  const send = async (path: string, body: object, revision?: number) => {
    const headers = {
      ...manager.headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': `leak-bundle-${++keys}`,
      ...(revision && { 'If-Match': `"${revision}"` }),
    };
    return (await site.app.request(`/de/pageeditor-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const release: number = (await recordCalls(site, 'releases', manager).create({ name: 'Spielzeit', at: '2026-12-01T11:00:00+01:00' })).body.id;
  const waits = { is_online: false, release_id: release };

  const publicProduction = await insertProduction(db, { title: { de: 'Tosca' } });
  const shown = await insertEvent(db, { production_id: publicProduction, date_start: day(5) });
  const event = await insertEvent(db, { ...waits, ...texts(words.event), production_id: publicProduction, date_start: day(6), id_jet: 'XQJET' });
  const cancelled = await insertEvent(db, { date_start: day(6), status: 'cancelled', replaced_by: event });

  const picture = await insertPicture(db);
  await db.updateTable('asset').set({ credit: '{"de":"Ada Lind"}' }).where('id', '=', picture).execute();
  const production = await insertProduction(db, { ...waits, ...texts(words.production), image_id: picture, has_press: true });
  const date = await insertEvent(db, { production_id: production, date_start: day(7), id_jet: 'XQJOT' });
  const person = (await db.insertInto('person').values({ name: words.person, sort_name: words.person.toLowerCase() }).returning('id').executeTakeFirstOrThrow())
    .id;
  await db.insertInto('credit').values({ production_id: production, person_id: person, position: 0 }).execute();

  const series = await insertSeries(db, { de: words.series });
  await db
    .updateTable('series')
    .set({ ...waits, description: JSON.stringify({ de: words.series }) })
    .where('id', '=', series)
    .execute();
  await db.insertInto('event_series').values({ event_id: shown, series_id: series }).execute();
  const article = await insertArticle(db, {
    title: { de: words.article },
    summary: { de: words.article },
    is_online: false,
    events: [shown],
    productions: [publicProduction],
  });
  await db.updateTable('article').set({ release_id: release }).where('id', '=', article).execute();
  const teaser = await db
    .insertInto('teaser')
    .values({ name: 't', headline: JSON.stringify({ de: words.teaser }), link: '{"de":"/de/blog"}', position: '2026-12-06', ...waits })
    .returning('id')
    .executeTakeFirstOrThrow();

  const page = (
    await send('pages/', { urls: { de: `/de/${words.page.toLowerCase()}` }, title: { de: words.page }, is_online: false, in_menu: true, in_footer: true })
  ).id;
  const { id: container } = await db
    .selectFrom('container')
    .select('id')
    .where('content_type', '=', 'page')
    .where('object_id', '=', page)
    .executeTakeFirstOrThrow();
  const block = { id: 'h', type: 'headline', fields: { content: { de: words.page }, headline_level: 2 } };
  const place = { parent: null, column: 0, index: 0 };
  await send(`container/${container}/commands/`, { commands: [{ kind: 'insertBlock', place, block }] }, 1);
  await send(`container/${container}/planned/`, { language: 'de', action: 'publish', release_id: release }, 2);
  const receivers: string[] = [];
  for (const file_format of ['jsonld', 'ics', 'csv', 'xml']) {
    const { body } = await recordCalls(site, 'export-receivers', manager).create({ name: file_format, file_format, days: 365, with_pictures: true });
    const { address } = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
    receivers.push(new URL(address).pathname);
  }
  const beside = { event: shown, cancelled, production: publicProduction };
  return {
    site,
    manager,
    bundle: { release, event, production, series, article, page, teaser: teaser.id, person, picture, date, container, beside, receivers },
  };
}

/** Of a picture its address. */
export function kindsIn(text: string, { picture }: Bundle): Kind[] {
  const lower = text.toLowerCase();
  const found = Object.entries(words).flatMap(([kind, word]) => (lower.includes(word.toLowerCase()) ? [kind as Kind] : [])); // its own keys
  return lower.includes(`/media/${picture}-`) ? [...found, 'picture'] : found;
}

export async function removeBundle(
  db: Database,
  { event, date, production, series, article, teaser, person, page, picture, release, container, beside }: Bundle,
): Promise<void> {
  // What stays must not say that it was changed now.
  await sql`alter table event disable trigger user`.execute(db);
  await db.updateTable('event').set({ replaced_by: null }).where('id', '=', beside.cancelled).execute();
  await db.deleteFrom('event_series').where('series_id', '=', series).execute();
  await sql`alter table event enable trigger user`.execute(db);
  await db.deleteFrom('credit').where('person_id', '=', person).execute();
  for (const [table, ids] of [
    ['event', [event, date]],
    ['production', [production]],
    ['series', [series]],
    ['article', [article]],
    ['teaser', [teaser]],
    ['person', [person]],
    ['container', [container]],
    ['page', [page]],
    ['asset', [picture]],
    ['release', [release]],
  ] as const)
    await db
      .deleteFrom(table)
      .where('id', 'in', [...ids])
      .execute();
}
