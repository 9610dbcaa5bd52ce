import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../build.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
let files = 0;
const picture = async (over: { kind?: 'image' | 'document'; deleted_at?: Date } = {}): Promise<number> => {
  const file = `${(++files).toString(16).padStart(16, '0')}.png`;
  const row = { file, kind: 'image' as const, name: file, content_type: 'image/png', width: 3_000, height: 2_000, ...over };
  return (await site.db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
let [own, inherited, bare, past, hidden, image] = [0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  const { db } = site;
  image = await picture();
  const withPicture = await insertProduction(db, { title: { de: 'Nachtstück', en: 'Nocturne' }, image_id: image });
  own = await insertEvent(db, { title: { de: 'Die Wellen', en: 'The Waves' }, date_start: instantAt('2026-12-01', '20:00'), image_id: await picture() });
  inherited = await insertEvent(db, { production_id: withPicture, date_start: instantAt('2026-11-30', '19:30') });
  bare = await insertEvent(db, { date_start: instantAt('2026-12-24', '18:00') });
  past = await insertEvent(db, { date_start: instantAt('2025-01-05', '18:00') });
  hidden = await insertEvent(db, { date_start: instantAt('2026-12-02', '20:00'), is_online: false });
});

const one = async (id: number) => (await site.get(`/api/cms-event-pages/${id}/`, editor.headers)).json();
const change = async (id: number, body: object, revision: number) => {
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `event-test-${++keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(`/de/api/cms-event-pages/${id}/`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};

test('what the page of an event tells is for staff', async () => {
  const visitor = await site.signIn('visitor');
  const path = `/api/cms-event-pages/${own}/`;
  const statuses = await Promise.all([{}, visitor.headers, editor.headers].map(async (headers) => (await site.get(path, headers)).status));
  expect(statuses).toEqual([401, 403, 200]);
});

test('the list of events finds by the words of a production, and what visitors do not see yet', async () => {
  const found = async (query: string) => {
    const { results } = await (await site.get(`/api/cms-events/?${query}`, editor.headers)).json();
    return results.map(({ id }: { id: number }) => id);
  };
  expect(await found('q=wellen')).toEqual([own]);
  expect(await found('q=nocturne')).toEqual([inherited]);
  expect(await found('is_online=false')).toEqual([hidden]);
  expect(await found('')).toEqual([bare, hidden, own, inherited, past]);
});

describe('the picture of an event', () => {
  test('is its own, or that of its production, and its public page shows it', async () => {
    const shown = async (id: number) => (await (await site.get(`/de/api/events/${id}/`)).json()).image_obj?.id ?? null;
    const event = await one(inherited);
    expect([event.image_id, event.image_obj.id]).toEqual([null, image]);
    const next = await picture();
    const saved = await change(inherited, { image_id: next }, event.revision);
    expect([saved.status, saved.body.image_id, saved.body.image_obj.id, saved.body.revision]).toEqual([200, next, next, event.revision + 1]);
    expect(await shown(inherited)).toBe(next);
    expect((await change(inherited, { image_id: null }, saved.body.revision)).body.image_obj.id).toBe(image);
    expect(await shown(inherited)).toBe(image);
  });

  test('changes on the revision that was seen; bookings are no change', async () => {
    const { revision } = await one(own);
    const seat_groups = JSON.stringify([{ id: 1, seat_group: 1, status: '1', text: 'Parkett', prices: [], timeslots: [] }]);
    await site.db.updateTable('event').set({ seat_groups }).where('id', '=', own).execute();
    expect((await one(own)).revision).toBe(revision);
    expect((await change(own, { image_id: image }, revision)).status).toBe(200);
    const refused = await change(own, { image_id: null }, revision);
    expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
    expect((await one(own)).image_id).toBe(image);
  });

  test('is a picture that the library has', async () => {
    const { revision } = await one(bare);
    for (const image_id of [999_999, await picture({ kind: 'document' }), await picture({ deleted_at: testNow })]) {
      const { status, body } = await change(bare, { image_id }, revision);
      expect([status, body.code]).toEqual([422, 'no_such_image']);
    }
    expect((await change(999_999, { image_id: null }, 1)).status).toBe(404);
  });
});

describe('its screens', () => {
  const open = async (path: string, headers: Record<string, string> = editor.headers) => {
    const response = await site.get(path, headers);
    return { status: response.status, html: await response.text() };
  };

  test('the list leads to each event, its former address to its record', async () => {
    const list = await open('/cms-hub/events');
    expect([list.status, list.html]).toEqual([200, expect.stringMatching(/<a aria-current="page" href="\/cms-hub\/events"/)]);
    expect(list.html).toMatch(new RegExp(`href="/cms-hub/events/${own}[?"]`));
    const former = await site.get(`/cms-hub/events/${own}/page?lang=en`, editor.headers);
    expect([former.status, former.headers.get('Location')]).toEqual([301, `/cms-hub/events/${own}?lang=en`]);
  });

  test('an event has the field for its picture, and the way to its page', async () => {
    const { status, html } = await open(`/cms-hub/events/${own}?lang=en`);
    expect(status).toBe(200);
    expect(html).toMatch(/<a aria-current="true" href="\/cms-hub\/events\?lang=en"/);
    expect(html).toMatch(/<h1>The Waves/);
    expect(html.match(/Choose another: Picture/g), 'one field for it').toHaveLength(1);
    expect(html).toContain(`/en/events/the-waves/${own}`);
  });

  test('and the fields of what it says itself, in both languages, beside what its production says', async () => {
    const production_id = await insertProduction(site.db, {
      details: JSON.stringify({ duration: [50, 20, 45], surtitles: ['en'], children: { de: 'Mit Kissen.' } }),
    });
    const details = JSON.stringify({ duration: [95], languages: ['it', 'qaa'], introduction: { minutes: 30, place: { de: 'Foyer, Ebene 2' } } });
    const event = await insertEvent(site.db, { production_id, details, accessibility_ids: [1] });
    const { html } = await open(`/cms-hub/events/${event}?lang=en`);
    expect(html).toMatch(/name="details.duration"[^>]*value="95"/);
    expect(html).toMatch(/If empty, what the production says holds: 50 \+ 20 \+ 45/);
    expect(html).toMatch(/name="details.languages"[^>]*checked=""[^>]*value="it"/);
    expect(html).toMatch(/checked=""[^>]*value="qaa"/);
    expect(html).toMatch(/name="accessibility_ids"[^>]*checked=""[^>]*value="1"/);
    expect(html).toMatch(/lang="de"[^>]*name="details.introduction.place.de"[^>]*value="Foyer, Ebene 2"/);
    expect(html).toContain('<span lang="de">Mit Kissen.</span>');
  });

  test('without a picture of its own it shows what visitors see', async () => {
    expect((await open(`/cms-hub/events/${inherited}`)).html).toMatch(/Noch nichts gewählt.*Besucher sehen jetzt das Bild der Produktion/s);
  });

  test.each(['999999', 'abc', '0', `1/2`])('there is none at %s', async (id) => {
    const { status, html } = await open(`/cms-hub/events/${id}`);
    expect(status).toBe(404);
    expect(html).toContain('gibt es im Backoffice nicht');
  });

  test('no visitor sees any of it', async () => {
    const { headers } = await site.signIn('visitor', 'other@haus.example');
    for (const path of ['/cms-hub/events', `/cms-hub/events/${own}`]) {
      const { status, html } = await open(path, headers);
      expect(status).toBe(403);
      expect(html).not.toContain('Die Wellen');
    }
  });
});
