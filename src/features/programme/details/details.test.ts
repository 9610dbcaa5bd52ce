import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { insertEvent, insertGenre, insertProduction, insertSeries } from '../build.ts';
import type { ProgrammeContract } from '../contract.ts';
import { programmeOperations } from '../index.server.ts';
import { detailsOf, minutesOf, minutesStated } from './details.ts';

const db = await testDatabase();
const now = instantAt('2026-11-21', '12:00');
const apiAt = (at: Date) => client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now: at })));
const detail = (id: number, language: 'de' | 'en' = 'de', at = now) => apiAt(at).get('/api/events/{id}/', { language, parameters: { id } });

const shared = {
  duration: [85, 25, 95],
  languages: ['it'],
  surtitles: ['de', 'en'],
  doors_minutes: 60,
  introduction: { minutes: 45, place: { de: 'Foyer, Ebene 2', en: 'Foyer, level 2' }, text: { de: 'Mit der Dramaturgin.' } },
};
const production_id = await insertProduction(db, {
  details: JSON.stringify(shared),
  opening_hours: { de: 'Täglich ab 12 Uhr' },
  promoter: { de: 'Konzertdirektion' },
});

test('an event says what its production says, and its own before it', async () => {
  const id = await insertEvent(db, { production_id, details: JSON.stringify({ surtitles: ['en'], age_from: 8, children: { de: 'Mit Sitzkissen.' } }) });
  expect(await detail(id, 'en')).toMatchObject({
    duration: [85, 25, 95],
    languages: ['it'],
    surtitles: ['en'],
    age_from: 8,
    children: ['Mit Sitzkissen.'],
    doors_at: '2026-11-21T18:30:00+01:00',
    box_office_at: null,
    introduction: { starts_at: '2026-11-21T18:45:00+01:00', place: 'Foyer, level 2', text: 'Mit der Dramaturgin.', text_lang: 'de' },
    opening_hours: ['Täglich ab 12 Uhr'],
    promoter: ['Konzertdirektion'],
    untranslated: expect.arrayContaining(['children', 'opening_hours', 'promoter']),
    expected_end: '2026-11-21T22:55:00+01:00',
  });
});

test('of an unknown time nothing is counted', async () => {
  const id = await insertEvent(db, { production_id, time_known: false, date_start: instantAt('2026-12-01') });
  expect(await detail(id)).toMatchObject({ doors_at: null, introduction: null, expected_end: null });
});

test('what no release has written says nothing, and the rest is kept', () => {
  const details = detailsOf({ duration: 'lang', languages: ['it'], age_from: 8 }, { age_from: -1 });
  expect(details).toEqual({ languages: ['it'], age_from: 8 });
  expect(minutesOf(details)).toBeNull();
  expect(detailsOf(null, 'x')).toEqual({});
});

test('how long it takes is the same whether all details are read or only what says it', () => {
  const duration = fc.constantFrom([85, 25, 95], [95], [], null, 'lang', [0], [12.5], Array(16).fill(1));
  const none = fc.constantFrom(['duration'], ['languages', 'duration'], ['media'], ['duration', 'nonsense'], [], 'duration', null);
  const details = fc.record({ duration, none, age_from: fc.constantFrom(8, -1) }, { requiredKeys: [] });
  fc.assert(
    fc.property(details, details, (production, own) => {
      const { duration, none } = own;
      expect(minutesStated(production.duration, { duration, none })).toBe(minutesOf(detailsOf(production, own)));
    }),
    { numRuns: 1_000 },
  );
});

test('media come by what they are, the production’s first; a document that is not out yet has no address, until it is', async () => {
  const id = await insertEvent(db, { production_id });
  const picture = (
    await db
      .insertInto('asset')
      .values({ file: '00000000000000aa.svg', content_type: 'image/svg+xml', width: 3, height: 2, color: '#111111' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const asset = async (kind: 'video' | 'document' | 'captions', more: object = {}) =>
    (
      await db
        .insertInto('asset')
        .values({
          kind,
          file: `${kind}0000000000000.bin`.slice(-20),
          name: `datei.${kind}`,
          content_type: 'application/octet-stream',
          size: 12,
          title: JSON.stringify({ de: kind }),
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const film = await asset('video', { transcript: JSON.stringify({ de: 'Wasser.\n\nEine Glocke.' }) });
  const captions = await asset('captions');
  const book = await asset('document', { available_from: instantAt('2026-11-22', '10:00'), page_count: 12 });
  await db
    .insertInto('event_media')
    .values([
      { event_id: id, asset_id: book, title: JSON.stringify({ de: 'Programmheft' }), position: 0 },
      { production_id, asset_id: film, poster_id: picture, captions_de_id: captions, position: 0 },
      { production_id, asset_id: picture, position: 1 },
      { event_id: id, video_url: 'https://vimeo.com/1', title: JSON.stringify({ de: 'Trailer' }), position: 1 },
    ])
    .execute();
  const log = new ReadDependencies();
  const before = await recordReads(log, () => detail(id));
  expect(before.recordings).toMatchObject([
    { kind: 'video', title: 'video', image_obj: { id: picture }, captions: { de: { id: captions }, en: null }, transcript: ['Wasser.', 'Eine Glocke.'] },
    { kind: 'video', title: 'Trailer', file: null, url: 'https://vimeo.com/1' },
  ]);
  expect(before.images.map((image) => image.id)).toEqual([picture]);
  expect(before.documents).toMatchObject([{ title: 'Programmheft', url: null, page_count: 12, available_from: '2026-11-22T10:00:00+01:00' }]);
  expect(log.tables).toContain('event_media');
  const after = await detail(id, 'de', instantAt('2026-11-22', '10:00'));
  expect(after.documents).toMatchObject([{ url: expect.stringMatching(/^\/media\/files\//), available_from: null }]);
  const waiting = await insertEvent(db, { production_id, date_start: instantAt('2026-12-05', '19:30') });
  await db.insertInto('event_media').values({ event_id: waiting, asset_id: book, position: 0 }).execute();
  expect((await detail(waiting)).recordings).toHaveLength(1);
});

test('a film has the picture and the captions that the library has beside it, where none were chosen here', async () => {
  const id = await insertEvent(db, { date_start: instantAt('2026-12-08', '19:30') });
  let files = 0;
  const asset = async (row: { kind: 'video' | 'image' | 'captions'; belongs_to?: number; lang?: string; poster_id?: number }) => {
    const file = `${(++files).toString(16).padStart(16, 'c')}.bin`;
    const whole = { name: file, content_type: 'application/octet-stream', width: 3, height: 2, color: '#111111', size: 12, file, ...row };
    return (await db.insertInto('asset').values(whole).returning('id').executeTakeFirstOrThrow()).id;
  };
  const film = await asset({ kind: 'video' });
  const made = await asset({ kind: 'image', belongs_to: film });
  const [german, english, other] = [
    await asset({ kind: 'captions', belongs_to: film, lang: 'de' }),
    await asset({ kind: 'captions', belongs_to: film, lang: 'en' }),
    await asset({ kind: 'captions' }),
  ];
  await db.insertInto('event_media').values({ event_id: id, asset_id: film, captions_en_id: other, position: 0 }).execute();
  const of = async () => (await detail(id)).recordings[0];
  expect(await of()).toMatchObject({ image_obj: { id: made }, captions: { de: { id: german }, en: { id: other } } });
  const chosen = await asset({ kind: 'image' });
  await db.updateTable('asset').set({ poster_id: chosen }).where('id', '=', film).execute();
  await db.updateTable('event_media').set({ captions_en_id: null }).where('event_id', '=', id).execute();
  expect(await of()).toMatchObject({ image_obj: { id: chosen }, captions: { en: { id: english } } });
});

test('partners of the event replace those of its production, of each kind by itself', async () => {
  const its = await insertProduction(db);
  const id = await insertEvent(db, { production_id: its });
  const partner = async (name: string) =>
    (await db.insertInto('partner').values({ name, link: 'https://partner.example' }).returning('id').executeTakeFirstOrThrow()).id;
  const [bank, brewery, agency] = [await partner('Bank'), await partner('Brauerei'), await partner('Agentur')];
  await db
    .insertInto('partnership')
    .values([
      { production_id: its, partner_id: bank, kind: 'sponsor', position: 0 },
      { production_id: its, partner_id: agency, kind: 'promoter', position: 0 },
    ])
    .execute();
  expect(await detail(id)).toMatchObject({ sponsors: [{ name: 'Bank', link: 'https://partner.example', image_obj: null }], promoters: [{ name: 'Agentur' }] });
  await db.insertInto('partnership').values({ event_id: id, partner_id: brewery, kind: 'sponsor', position: 0 }).execute();
  expect(await detail(id)).toMatchObject({ sponsors: [{ name: 'Brauerei' }], promoters: [{ name: 'Agentur' }] });
});

test('others like it are of other productions, to come, online and not called off: people first, then series, then genres', async () => {
  const [series, genre] = [await insertSeries(db, { de: 'Stimmen' }), await insertGenre(db, { de: 'Lied' })];
  const person = async (name: string, kind: 'person' | 'ensemble' = 'person') =>
    (await db.insertInto('person').values({ name, sort_name: name, kind }).returning('id').executeTakeFirstOrThrow()).id;
  const [singer, orchestra] = [await person('Dorothea Lüders'), await person('Orchester am Ostkai', 'ensemble')];
  const withCast = async (...people: number[]) => {
    const of = await insertProduction(db);
    await db
      .insertInto('credit')
      .values(people.map((person_id, position) => ({ production_id: of, person_id, position })))
      .execute();
    return of;
  };
  const at = (day: string, of: number, more: Parameters<typeof insertEvent>[1] = {}) =>
    insertEvent(db, { date_start: instantAt(day, '19:30'), production_id: of, ...more });
  const past = await at('2026-10-01', await withCast(singer, orchestra), { series: [series], genres: [genre] });
  const bySinger = await at('2027-03-01', await withCast(singer));
  const bySeries = await at('2027-02-01', await insertProduction(db), { series: [series] });
  const ofSeries = await insertProduction(db);
  const byBoth = await at('2027-01-10', ofSeries, { series: [series], genres: [genre] });
  await at('2027-01-11', ofSeries, { series: [series], genres: [genre] });
  await at('2027-01-01', await insertProduction(db), { genres: [genre] });
  await at('2027-01-02', await withCast(orchestra));
  await at('2026-12-01', await withCast(singer), { is_online: false });
  await at('2026-12-02', await withCast(singer), { status: 'cancelled' });
  const { related } = await detail(past);
  expect(related.map(({ id }) => id)).toEqual([byBoth, bySeries, bySinger]);
});
