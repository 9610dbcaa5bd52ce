import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { insertEvent, insertProduction, insertTag, insertType } from '../programme/build.ts';
import type { ProductionsContract } from './contract.ts';
import { productionsOperations } from './index.server.ts';

const db = await testDatabase();
const api = client<ProductionsContract>(localTransport(productionsOperations, buildRequestContext(db, { now: instantAt('2026-11-21', '12:00') })));
const at = (production_id: number, day: string, more: Parameters<typeof insertEvent>[1] = {}) =>
  insertEvent(db, { production_id, date_start: instantAt(day, '19:30'), ...more });
const listed = async (query: Parameters<typeof api.get<'/api/productions/'>>[1]['query'] = {}) =>
  (await api.get('/api/productions/', { language: 'de', query })).results;
const titles = async (query = {}) => (await listed(query)).map(({ title }) => title).join(', ');

let [opera, tag, season] = [0, 0, 0];
const id: Record<'tosca' | 'salome' | 'over' | 'secret', number> = { tosca: 0, salome: 0, over: 0, secret: 0 };
beforeAll(async () => {
  opera = await insertType(db, { de: 'Oper', en: 'Opera' });
  tag = await insertTag(db, { de: 'Premiere', en: 'First night' });
  const stored = { name: '{"de":"Spielzeit 2026/27"}', starts_on: '2026-09-01', ends_on: '2027-07-31', description: '{"de":"Vom Anfang.\\n\\nVom Ende."}' };
  season = (await db.insertInto('season').values(stored).returning('id').executeTakeFirstOrThrow()).id;
  id.salome = await insertProduction(db, { title: { de: 'Salome' }, season_id: season });
  id.tosca = await insertProduction(db, { title: { de: 'Tosca' }, type_id: opera, tags: [tag] });
  id.over = await insertProduction(db, { title: { de: 'Vorbei' } });
  id.secret = await insertProduction(db, { title: { de: 'Noch geheim' } });
  for (const day of ['2026-10-01', '2026-12-01', '2027-02-01']) await at(id.salome, day);
  await at(id.tosca, '2026-12-24', { title: { de: 'Tosca für alle' } });
  await at(id.over, '2026-11-01');
  await at(id.secret, '2026-12-02', { is_online: false });
});

describe('the list', () => {
  test('has what can still be seen, what ends first first, and nothing that is not announced', async () => {
    expect(await titles()).toBe('Tosca, Salome');
    expect(await titles({ date: '25-12-2026' })).toBe('Salome');
    expect(await titles({ date: '01-11-2026' })).toBe('Vorbei, Tosca, Salome');
  });

  test('names the next date from the day on, and the span', async () => {
    const [tosca, salome] = await listed();
    expect(tosca?.next_event).toMatchObject({ day: '2026-12-24', title: 'Tosca für alle', date_start: '2026-12-24T19:30:00+01:00' });
    expect(salome).toMatchObject({ first_day: '2026-10-01', last_day: '2027-02-01', next_event: { day: '2026-12-01' } });
    expect((await listed({ date: '02-12-2026' })).at(-1)?.next_event?.day).toBe('2027-02-01');
  });

  test('takes season, exhibition type and tag, alone and together', async () => {
    expect([await titles({ season }), await titles({ exhibition_type: opera }), await titles({ tag }), await titles({ tag, season })]).toEqual([
      'Salome',
      'Tosca',
      'Tosca',
      '',
    ]);
  });

  test('is paged', async () => {
    const first = await api.get('/api/productions/', { language: 'en', query: { page_size: 1 } });
    expect(first).toMatchObject({ count: 2, next: '/en/api/productions/?page=2&page_size=1', previous: null });
    await expect(api.get('/api/productions/', { language: 'de', query: { page: 3, page_size: 1 } })).rejects.toMatchObject({
      status: 404,
      code: 'page_not_found',
    });
  });

  test('tells what each option would give beside the others', async () => {
    const { season: seasons, exhibition_type: types, tag: tags } = await api.get('/api/production-filters/', { language: 'de', query: { tag } });
    expect(seasons).toEqual([{ id: season, name: 'Spielzeit 2026/27', count: 0 }]);
    expect(types.filter(({ count }) => count > 0)).toEqual([{ id: opera, name: 'Oper', count: 1 }]);
    expect(tags).toEqual([{ id: tag, name: 'Premiere', count: 1 }]);
  });

  test('has a calendar of the days on which something of it is on', async () => {
    const days = (query = {}) => api.get('/api/production-calendar/', { language: 'de', query });
    expect([await days(), await days({ tag }), await days({ season, date: '02-12-2026' })]).toEqual([
      ['2026-12-01', '2026-12-24', '2027-02-01'],
      ['2026-12-24'],
      ['2027-02-01'],
    ]);
  });

  test('says what it has read, and until when that holds', async () => {
    const log = new ReadDependencies();
    await recordReads(log, () => api.get('/api/productions/', { language: 'de' }));
    expect([...log.tables].sort()).toEqual(['asset', 'event', 'exhibition_type', 'production', 'room', 'season', 'tag']);
    expect(log.staleAt && toBerlinIso(log.staleAt)).toBe('2026-11-22T00:00:00+01:00');
    expect(log.isChangedBy({ table: 'production', kind: 'update', ids: [id.over], columns: ['last_over'] })).toBe(true);
    expect(log.isChangedBy({ table: 'production', kind: 'update', ids: [id.over], columns: ['description'] })).toBe(false);
  });
});

describe('when a production can be seen', () => {
  const span = async (production: number) => {
    const { first_day, last_day, last_over } = await db
      .selectFrom('production')
      .select(['first_day', 'last_day', 'last_over'])
      .where('id', '=', production)
      .executeTakeFirstOrThrow();
    return [first_day, last_day, last_over && toBerlinIso(last_over)];
  };

  test('follows its events: those that come, move, end otherwise, go offline and go', async () => {
    const one = await insertProduction(db, { title: { de: 'Wandernd' } });
    expect(await span(one)).toEqual([null, null, null]);
    const event = await at(one, '2028-01-05');
    expect(await span(one)).toEqual(['2028-01-05', '2028-01-05', '2028-01-05T21:30:00+01:00']);
    const change = (values: object) => db.updateTable('event').set(values).where('id', '=', event).execute();
    await change({ date_end: instantAt('2028-01-06', '00:30') });
    expect(await span(one)).toEqual(['2028-01-05', '2028-01-05', '2028-01-06T00:30:00+01:00']);
    await change({ date_end: instantAt('2028-02-01') });
    expect(await span(one)).toEqual(['2028-01-05', '2028-01-31', '2028-02-01T00:00:00+01:00']);
    await change({ is_online: false });
    expect(await span(one)).toEqual([null, null, null]);
    await change({ is_online: true, date_end: null, date_start: instantAt('2028-01-08'), time_known: false });
    expect(await span(one)).toEqual(['2028-01-08', '2028-01-08', '2028-01-09T00:00:00+01:00']);
    await change({ production_id: id.secret });
    expect([await span(one), (await span(id.secret))[0]]).toEqual([[null, null, null], '2028-01-08']);
    await db.deleteFrom('event').where('id', '=', event).execute();
    expect(await span(id.secret)).toEqual([null, null, null]);
  });
});

describe('a production', () => {
  const ask = (production: number) => api.get('/api/productions/{id}/', { language: 'de', parameters: { id: production } });

  test('has its dates to come and what it says', async () => {
    const { events, ...salome } = await ask(id.salome);
    expect(salome).toMatchObject({ title: 'Salome', season: { id: season }, first_day: '2026-10-01', last_day: '2027-02-01' });
    expect(events.map(({ day }) => day)).toEqual(['2026-12-01', '2027-02-01']);
  });

  test('is there when all its dates are over, and not while none is announced', async () => {
    expect(await ask(id.over)).toMatchObject({ last_day: '2026-11-01', events: [] });
    await expect(ask(id.secret)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

test('seasons and tags are listed and answered one by one', async () => {
  const [listedSeason] = await api.get('/api/seasons/', { language: 'en' });
  const own = await api.get('/api/seasons/{id}/', { language: 'en', parameters: { id: season } });
  expect(own).toEqual({
    id: season,
    name: 'Spielzeit 2026/27',
    lang: 'de',
    starts_on: '2026-09-01',
    ends_on: '2027-07-31',
    description: ['Vom Anfang.', 'Vom Ende.'],
    untranslated: ['description'],
  });
  expect(listedSeason).toEqual(own);
  expect(await api.get('/api/production-tags/{id}/', { language: 'en', parameters: { id: tag } })).toEqual({
    id: tag,
    name: 'First night',
    show_in_filter: true,
  });
  await expect(api.get('/api/seasons/{id}/', { language: 'de', parameters: { id: 4711 } })).rejects.toMatchObject({ status: 404 });
});
