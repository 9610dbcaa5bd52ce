import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertRoom, insertTag, insertType } from '../../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
let productions: ReturnType<typeof recordCalls>;
let keys = 0;
let [current, past, hidden, concert, opera, season, choir, quay] = [0, 0, 0, 0, 0, 0, 0, 0];
let [first, matinee] = [0, 0];

beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  productions = recordCalls(site, 'productions', manager);
  const { db } = site;
  [concert, opera] = [await insertType(db), await insertType(db, { de: 'Oper', en: 'Opera' })];
  [choir, quay] = [await insertTag(db, { de: 'Chor' }), await insertTag(db, { de: 'Am Kai' })];
  const row = { name: JSON.stringify({ de: 'Spielzeit 26/27' }), starts_on: '2026-09-01', ends_on: '2027-07-31' };
  season = (await db.insertInto('season').values(row).returning('id').executeTakeFirstOrThrow()).id;
  const room_id = await insertRoom(db);
  current = await insertProduction(db, { title: { de: 'Undine', en: 'Ondine', ja: '水の精' }, type_id: concert, tags: [choir] });
  past = await insertProduction(db, { title: { de: '100 % Händel' }, season_id: season });
  hidden = await insertProduction(db, { title: { de: 'Das Geheimnis' } });
  first = await insertEvent(db, { production_id: current, type_id: concert, room_id, date_start: instantAt('2026-12-06', '19:30') });
  matinee = await insertEvent(db, {
    production_id: current,
    type_id: await insertType(db),
    room_id,
    date_start: instantAt('2026-12-07', '11:00'),
    is_online: false,
  });
  await insertEvent(db, { production_id: current, room_id, date_start: instantAt('2026-10-01', '19:30') });
  await insertEvent(db, { production_id: past, date_start: instantAt('2026-02-01', '19:30') });
  await insertEvent(db, { production_id: hidden, date_start: instantAt('2026-12-24', '19:30'), is_online: false });
});

const one = async (id: number) => (await site.get(`/api/cms-production-pages/${id}/`, manager.headers)).json();
const shown = async (id: number, language = 'de') => (await site.get(`/${language}/api/productions/${id}/`)).json();
const change = async (id: number, body: object, revision: number, as = manager) => {
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `production-test-${++keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(`/de/api/cms-production-pages/${id}/`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};

test('what the page of a production tells is for those in charge of the programme', async () => {
  const [visitor, editor] = [await site.signIn('visitor'), await site.signIn('editor')];
  const path = `/api/cms-production-pages/${current}/`;
  const statuses = await Promise.all([{}, visitor.headers, editor.headers, manager.headers].map(async (as) => (await site.get(path, as)).status));
  expect(statuses).toEqual([401, 403, 403, 200]);
  expect((await change(current, { image_id: null }, 1, editor)).status).toBe(403);
});

test('the list of productions finds by words and season, also what nobody sees yet', async () => {
  const found = async (query: string) => (await productions.get(`?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await found(`season_id=${season}`)).toEqual([past]);
  expect(await found('q=ondine')).toEqual([current]);
  expect(await found('q=100+%25+h%C3%A4ndel')).toEqual([past]);
  expect(await found('q=geheimnis')).toEqual([hidden]);
  expect(await found('q=undine+oper')).toEqual([]);
});

describe('a production', () => {
  test('is saved field by field, in both languages, and shown to visitors', async () => {
    const { revision, texts, events, event_count: all } = await one(current);
    expect([texts.title, all]).toEqual([{ de: 'Undine', en: 'Ondine', ja: '水の精' }, 3]);
    expect(events).toMatchObject([
      { id: first, is_online: true },
      { id: matinee, is_online: false },
    ]);
    const written = {
      title: { de: 'Undine geht', en: 'Ondine leaves', ja: '水の精' },
      preline: { de: 'Premiere' },
      subtitle: { de: 'Oper in drei Akten', en: 'Opera in three acts' },
      description: { de: 'Wasser.\n\nEine Glocke.', en: ' ' },
      opening_hours: { de: 'Abendkasse ab 18 Uhr' },
      promoter: { de: 'Konzertdirektion' },
    };
    // That there is none of something only an event can say.
    const details = { duration: [50, 20, 45], languages: ['de'], none: ['surtitles'] };
    const body = { ...written, season_id: season, tag_ids: [quay], details };
    const saved = await change(current, body, revision);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ texts: { ...written, description: { de: 'Wasser.\n\nEine Glocke.' } }, season_id: season, tag_ids: [quay] });
    expect(saved.body.details).toEqual({ duration: [50, 20, 45], languages: ['de'] });
    expect(saved.body.revision).toBeGreaterThan(revision);
    expect(await shown(current, 'en')).toMatchObject({
      title: 'Ondine leaves',
      subtitle: 'Opera in three acts',
      description: ['Wasser.', 'Eine Glocke.'],
      untranslated: expect.arrayContaining(['description', 'preline']),
      promoter: ['Konzertdirektion'],
      season: { id: season },
      tags: [{ id: quay }],
    });
    expect(await (await site.get(`/de/api/events/${first}/`)).json()).toMatchObject({ title: 'Undine geht', duration: [50, 20, 45] });
  });

  test('takes along to another kind what was of its own, and nothing else', async () => {
    const { revision } = await one(current);
    expect((await change(current, { type_id: opera }, revision)).body.exhibition_type.id).toBe(opera);
    const types = await site.db.selectFrom('event').select(['id', 'type_id']).where('id', 'in', [first, matinee]).orderBy('id').execute();
    expect(types.map(({ type_id }) => type_id === opera)).toEqual([true, false]);
  });

  test('changes on the revision that was seen; a new date is no change of it', async () => {
    const { revision } = await one(current);
    await insertEvent(site.db, { production_id: current, date_start: instantAt('2027-03-01', '19:30') });
    expect((await one(current)).revision).toBe(revision);
    expect((await change(current, { preline: {} }, revision)).status).toBe(200);
    const refused = await change(current, { preline: { de: 'Zu spät' } }, revision);
    expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
  });

  test('has media and partners of its own, and somebody new', async () => {
    const { revision } = await one(current);
    const media = [{ asset_id: null, video_url: 'https://youtu.be/dQw4w9WgXcQ', title: { de: 'Trailer' } }];
    const new_partner = { kind: 'promoter', name: 'Agentur Elbe', link: '', image_id: null };
    const saved = await change(current, { media, new_partner }, revision);
    expect([saved.status, saved.body.media.length, saved.body.promoters.length]).toEqual([200, 1, 1]);
    expect(await shown(current)).toMatchObject({ recordings: [{ title: 'Trailer' }], promoters: [{ name: 'Agentur Elbe' }] });
    expect((await change(current, { media: [], promoters: [] }, saved.body.revision)).body).toMatchObject({ media: [], promoters: [] });
  });

  test.each([
    ['no title', { title: { de: ' ', en: 'Nothing' } }, 400, 'invalid_input'],
    ['a kind that is none', { type_id: 999_999 }, 422, 'no_such_option'],
    ['a season that is none', { season_id: 999_999 }, 422, 'no_such_option'],
    ['a tag that is none', { tag_ids: [999_999] }, 422, 'no_such_option'],
    ['a picture that is none', { image_id: 999_999 }, 422, 'no_such_image'],
  ])('is not saved with %s', async (_, body, status, code) => {
    const before = await one(current);
    const refused = await change(current, { preline: { de: 'Halb' }, ...body }, before.revision);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await one(current)).toEqual(before);
  });
});

describe('its screens', () => {
  const open = async (path: string, as = manager) => {
    const response = await site.get(path, as.headers);
    return { status: response.status, html: await response.text() };
  };

  test('the list stands in the navigation and leads to each, its former address to its record', async () => {
    const { status, html } = await open('/cms-hub/productions');
    expect(status).toBe(200);
    expect(html).toMatch(/<a aria-current="page" href="\/cms-hub\/productions"/);
    expect(html).toMatch(new RegExp(`href="/cms-hub/productions/${hidden}[?"]`));
    const former = await site.get(`/cms-hub/productions/${hidden}/page`, manager.headers);
    expect([former.status, former.headers.get('Location')]).toEqual([301, `/cms-hub/productions/${hidden}`]);
  });

  test('a production has its fields in both languages, and the way to its dates', async () => {
    const { status, html } = await open(`/cms-hub/productions/${past}?lang=en`);
    expect(status).toBe(200);
    expect(html).toMatch(/name="title.de"[^>]*value="100 % Händel"/);
    expect(html.match(/name="title.de"/g), 'each field once').toHaveLength(1);
    expect(html).toContain('No date is to come');
    expect((await open(`/cms-hub/productions/${current}`)).html).toContain(`href="/cms-hub/events/${first}"`);
    expect((await open(`/cms-hub/events/${first}`)).html).toContain(`href="/cms-hub/productions/${current}"`);
  });

  test('an editor sees the record alone', async () => {
    const editor = await site.signIn('editor', 'other@haus.example');
    const { html } = await open(`/cms-hub/productions/${current}`, editor);
    expect(html).toContain('Undine');
    expect(html).not.toContain('id="page-works"');
  });

  test.each(['999999', 'abc', '0'])('there is none at %s', async (id) => {
    expect((await open(`/cms-hub/productions/${id}`)).status).toBe(404);
  });
});
