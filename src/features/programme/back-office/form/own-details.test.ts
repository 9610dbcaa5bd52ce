import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../../tests/support/app.ts';
import { instantAt } from '../../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../../build.ts';

let site: TestApp;
let editor: SignedIn;
let [keys, files] = [0, 0];
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

const asset = async (kind: 'image' | 'video' | 'document' | 'captions', over: { deleted_at?: Date } = {}) => {
  const file = `${(++files).toString(16).padStart(16, '0')}.bin`;
  const size = kind === 'image' ? { width: 3_000, height: 2_000 } : { size: 12 };
  const row = { file, kind, name: `datei.${kind}`, content_type: 'application/octet-stream', ...size, ...over };
  return (await site.db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const one = async (id: number) => (await site.get(`/api/cms-event-pages/${id}/`, editor.headers)).json();
const change = async (id: number, body: object, revision: number) => {
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `own-test-${++keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(`/de/api/cms-event-pages/${id}/`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};

describe('what an event says itself', () => {
  let its = 0;
  let media: { film: number; book: number };
  const shown = async () => (await site.get(`/de/api/events/${its}/`)).json();
  beforeAll(async () => {
    media = { film: await asset('video'), book: await asset('document') };
    const details = { duration: [95], surtitles: ['de'], children: { de: 'Für alle ab acht.' } };
    const production_id = await insertProduction(site.db, { title: { de: 'Undine' }, details: JSON.stringify(details) });
    await site.db.insertInto('event_media').values({ production_id, asset_id: media.film, position: 0 }).execute();
    // What a later release has written stays.
    its = await insertEvent(site.db, { production_id, date_start: instantAt('2026-12-06', '19:30'), details: JSON.stringify({ weather: 'rain' }) });
  });

  test('is saved field by field, shown to visitors, and taken back to what the production says', async () => {
    const { revision, production } = await one(its);
    expect([production.details.duration, production.media]).toEqual([[95], [expect.objectContaining({ kind: 'video', name: 'datei.video' })]]);
    const introduction = { minutes: 45, place: { de: 'Foyer', en: 'Foyer' }, text: { de: 'Mit Clara Voss.' } };
    const details = {
      duration: [55, 25, 60],
      languages: ['it'],
      age_from: 8,
      doors_minutes: 60,
      introduction,
      accessibility_note: { de: 'Treff am Eingang.' },
    };
    const saved = await change(its, { details, accessibility_ids: [4, 2, 4], important_info: { de: 'Stroboskop.', en: ' ' } }, revision);
    expect([saved.status, saved.body.details, saved.body.accessibility_ids, saved.body.important_info]).toEqual([200, details, [2, 4], { de: 'Stroboskop.' }]);
    expect(await shown()).toMatchObject({
      duration: [55, 25, 60],
      languages: ['it'],
      surtitles: ['de'],
      age_from: 8,
      doors_at: '2026-12-06T18:30:00+01:00',
      introduction: { place: 'Foyer', text: 'Mit Clara Voss.' },
      children: ['Für alle ab acht.'],
      important_info: ['Stroboskop.'],
      accessibility: [{ id: 2 }, { id: 4 }],
    });
    const back = await change(its, { details: { duration: null, accessibility_note: { de: '' } } }, saved.body.revision);
    expect(Object.keys(back.body.details)).toEqual(['languages', 'age_from', 'doors_minutes', 'introduction']);
    expect((await shown()).duration).toEqual([95]);
    const { details: stored } = await site.db.selectFrom('event').select('details').where('id', '=', its).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ weather: 'rain', languages: ['it'] });
  });

  test('says how one is let in and from when tickets are sold, to whom first', async () => {
    const { revision } = await one(its);
    const details = {
      sale_starts: '2026-11-30T10:00:00+01:00',
      presale: { starts: '2026-11-28T10:00:00+01:00', whom: { de: 'Freundeskreis', en: 'Friends' } },
    };
    const saved = await change(its, { details }, revision);
    expect([saved.status, saved.body.details]).toEqual([200, expect.objectContaining(details)]);
    expect((await shown()).tickets).toMatchObject({ state: 'not_yet', sale_from: details.sale_starts, presale: { from: details.presale.starts } });
    const free = await change(its, { details: { admission: 'free', sale_starts: null, presale: null } }, saved.body.revision);
    expect(Object.keys(free.body.details)).not.toContain('sale_starts');
    expect((await shown()).tickets).toMatchObject({ state: 'free' });
    await change(its, { details: { admission: null } }, free.body.revision);
  });

  test('is refused by field, and then nothing is written', async () => {
    const before = await one(its);
    const wrong = [
      [{ details: { duration: [0] } }, 'details.duration.0'],
      [{ details: { age_from: 100 } }, 'details.age_from'],
      [{ details: { languages: ['it-12'] } }, 'details.languages.0'],
      [{ details: { children: { de: 'x'.repeat(5_001) } } }, 'details.children.de'],
      [{ accessibility_ids: [7] }, 'accessibility_ids.0'],
    ] as const;
    for (const [body, field] of wrong) {
      const refused = await change(its, body, before.revision);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
    expect(await one(its)).toEqual(before);
  });

  test('are its media in their order, each a file of the library or a film at YouTube or Vimeo', async () => {
    const { revision } = await one(its);
    const both = [
      { asset_id: media.book, video_url: null, title: { de: 'Programmheft' } },
      { asset_id: null, video_url: 'https://youtu.be/dQw4w9WgXcQ', title: {} },
    ];
    const saved = await change(its, { media: both }, revision);
    expect([saved.status, saved.body.revision]).toEqual([200, revision + 1]);
    const [book, film] = saved.body.media;
    expect([book.kind, book.title, film.video_url]).toEqual(['document', { de: 'Programmheft' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    expect((await shown()).documents).toMatchObject([{ title: 'Programmheft' }]);
    // What the form does not show stays with what it belongs to, and goes with another file.
    const image = await asset('image');
    await site.db.updateTable('event_media').set({ poster_id: image }).where('id', '=', film.id).execute();
    const { kind, name, ...sent } = film;
    const again = await change(its, { media: [sent, { asset_id: media.film, video_url: null, title: {} }] }, saved.body.revision);
    expect(again.body.media.map(({ id, asset_id }: { id: number; asset_id: number | null }) => [id === film.id, asset_id])).toEqual([
      [true, null],
      [false, media.film],
    ]);
    const posters = await site.db.selectFrom('event_media').select('poster_id').where('event_id', '=', its).orderBy('position').execute();
    expect(posters.map(({ poster_id }) => poster_id)).toEqual([image, null]);
  });

  test('none of which may be something else, or another event’s', async () => {
    const before = await one(its);
    const refused = async (medium: object) => {
      const { status, body } = await change(its, { image_id: null, media: [{ asset_id: null, video_url: null, title: {}, ...medium }] }, before.revision);
      return [status, body.code, body.detail];
    };
    for (const asset_id of [999_999, await asset('captions'), await asset('document', { deleted_at: testNow })]) {
      expect(await refused({ asset_id })).toEqual([422, 'no_such_medium', { index: 0 }]);
    }
    for (const video_url of [null, 'https://video.example/1', 'javascript:alert(1)'])
      expect(await refused({ video_url })).toEqual([422, 'no_such_video', { index: 0 }]);
    expect(await one(its)).toEqual(before);
    const own = await insertEvent(site.db);
    const [foreign] = await site.db.insertInto('event_media').values({ event_id: own, asset_id: media.book, position: 0 }).returning('id').execute();
    const saved = await change(its, { media: [{ id: foreign?.id, asset_id: media.film, video_url: null, title: {} }] }, before.revision);
    expect(saved.body.media.map(({ id }: { id: number }) => id)).not.toContain(foreign?.id);
    expect((await one(own)).media).toMatchObject([{ id: foreign?.id, asset_id: media.book }]);
  });
});

describe('who pays and who puts it on', () => {
  test('are those of the production until an event has its own, and somebody new is one of them at once', async () => {
    const partner = async (name: string) => (await site.db.insertInto('partner').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
    const [bank, yard] = [await partner('Hafenbank'), await partner('Werft')];
    const production_id = await insertProduction(site.db);
    await site.db.insertInto('partnership').values({ production_id, partner_id: bank, kind: 'sponsor', position: 0 }).execute();
    const event = await insertEvent(site.db, { production_id, date_start: instantAt('2026-12-07', '19:30') });
    const shown = async () => {
      const { sponsors, promoters } = await (await site.get(`/de/api/events/${event}/`)).json();
      return [sponsors, promoters].map((list) => list.map(({ name }: { name: string }) => name));
    };
    const before = await one(event);
    expect([before.sponsors, before.production.sponsors, before.partners.map(({ id }: { id: number }) => id)]).toEqual([[], ['Hafenbank'], [bank, yard]]);
    const new_partner = { kind: 'promoter', name: 'Agentur Elbe', link: 'https://elbe.example', image_id: null };
    const saved = await change(event, { sponsors: [yard, bank, yard], new_partner }, before.revision);
    expect([saved.status, saved.body.revision, saved.body.sponsors]).toEqual([200, before.revision + 1, [yard, bank]]);
    expect(await shown()).toEqual([['Werft', 'Hafenbank'], ['Agentur Elbe']]);
    const { revision } = saved.body;
    const refused = [
      [{ sponsors: [999_999] }, 422, 'no_such_partner'],
      [{ new_partner: { ...new_partner, name: 'agentur elbe' } }, 409, 'partner_taken'],
      [{ new_partner: { ...new_partner, name: 'Andere', image_id: 999_999 } }, 422, 'no_such_image'],
      [{ new_partner: { ...new_partner, name: 'Andere', link: 'javascript:alert(1)' } }, 400, 'invalid_input'],
    ] as const;
    for (const [body, status, code] of refused) {
      const answer = await change(event, { promoters: [], ...body }, revision);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await shown()).toEqual([['Werft', 'Hafenbank'], ['Agentur Elbe']]);
    await change(event, { sponsors: [] }, revision);
    expect(await shown()).toEqual([['Hafenbank'], ['Agentur Elbe']]);
  });
});

describe('what does not hold this evening', () => {
  test('is said of what its production says, and shown to nobody; what it says itself counts', async () => {
    const partner = await site.db.insertInto('partner').values({ name: 'Stiftung Kai' }).returning('id').executeTakeFirstOrThrow();
    const details = { duration: [95], surtitles: ['en'], doors_minutes: 60, introduction: { minutes: 45, place: { de: 'Foyer' } } };
    const production_id = await insertProduction(site.db, {
      details: JSON.stringify(details),
      opening_hours: { de: 'Ab 18 Uhr' },
      promoter: { de: 'Konzertdirektion' },
    });
    await site.db.insertInto('partnership').values({ production_id, partner_id: partner.id, kind: 'sponsor', position: 0 }).execute();
    await site.db.insertInto('event_media').values({ production_id, video_url: 'https://vimeo.com/1', position: 0 }).execute();
    const id = await insertEvent(site.db, { production_id, date_start: instantAt('2026-12-08', '19:30') });
    const shown = async () => (await site.get(`/de/api/events/${id}/`)).json();
    expect(await shown()).toMatchObject({ surtitles: ['en'], opening_hours: ['Ab 18 Uhr'], recordings: [{}], sponsors: [{}] });
    const { revision } = await one(id);
    const none = ['surtitles', 'introduction', 'opening_hours', 'doors_minutes', 'media', 'sponsors', 'promoters'];
    const saved = await change(id, { details: { none } }, revision);
    expect([saved.status, saved.body.details]).toEqual([200, { none }]);
    expect(await shown()).toMatchObject({
      duration: [95],
      surtitles: [],
      introduction: null,
      opening_hours: [],
      doors_at: null,
      recordings: [],
      sponsors: [],
      promoter: [],
    });
    const html = await (await site.get(`/cms-hub/events/${id}?lang=en`, editor.headers)).text();
    expect(html).toMatch(/name="none.surtitles"[^>]*checked=""|checked=""[^>]*name="none.surtitles"/);
    expect(html).toContain('Not this evening: Surtitles');
    expect(html).not.toContain('name="none.age_from"');
    const own = await change(id, { details: { surtitles: ['it'] } }, saved.body.revision);
    expect(own.body.details.none).not.toContain('surtitles');
    expect((await shown()).surtitles).toEqual(['it']);
    const all = await change(id, { details: { none: null } }, own.body.revision);
    expect(all.body.details).toEqual({ surtitles: ['it'] });
    expect(await shown()).toMatchObject({ doors_at: '2026-12-08T18:30:00+01:00', sponsors: [{ name: 'Stiftung Kai' }], promoter: ['Konzertdirektion'] });
  });
});
