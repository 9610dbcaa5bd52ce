import type { Updateable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventTable } from '#db/schema/schema-event.ts';
import { insertEvent, insertProduction, insertRoom } from '#features/programme/build.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { elements, readXml, textOf } from '../build.ts';
import { feedRoutes } from '../handlers.server.ts';

// The database itself says what is news (migration 0014), by its own clock: so these events are far ahead.
const db = await testDatabase();
const app = feedRoutes({ db, baseUrl: 'https://ostkai.example', instance: 'live', now: () => new Date('2190-01-01T12:00:00Z') });
const entries = async (language = 'de') => {
  const feed = await readXml(await (await app.request(`/${language}/api/news.atom`)).text());
  return elements(feed, 'entry');
};
const titles = async (language?: string) => (await entries(language)).map((entry) => textOf(entry, 'title'));
const change = (id: number, values: Updateable<EventTable>) => db.updateTable('event').set(values).where('id', '=', id).execute();

let [first, hidden] = [0, 0];
beforeAll(async () => {
  await saveSettings(db, { name: 'Ostkai' }, 'de');
  const production_id = await insertProduction(db, { title: { de: 'Tosca' } });
  first = await insertEvent(db, { production_id, date_start: '2190-02-01T19:30:00+01:00' });
  for (const day of ['03', '05']) await insertEvent(db, { production_id, date_start: `2190-02-${day}T19:30:00+01:00` });
  await insertEvent(db, { title: { de: 'Vorbei' }, date_start: '2001-02-01T19:30:00+01:00' });
  hidden = await insertEvent(db, { title: { de: 'Geheim' }, date_start: '2190-03-01T19:30:00+01:00', is_online: false });
});

describe('the news', () => {
  test('of a production that is announced are one entry that leads to its first date; what is past or hidden is none', async () => {
    expect(await titles()).toEqual(['Neu im Programm: Tosca, Mo 01/02/2190']);
    expect(textOf((await entries())[0] ?? { name: '', attributes: {}, text: '', children: [] }, 'summary')).toMatch(
      /^Mo 01\/02\/2190, 19\.30 Uhr, .* und 2 weitere Termine$/,
    );
    expect(await titles('en')).toEqual(['New in the programme: Tosca, Mon 01/02/2190']);
  });

  test('say what is called off, takes place after all, or is moved, the newest first', async () => {
    await change(first, { status: 'cancelled' });
    await change(first, { status: 'scheduled' });
    await change(first, { room_id: await insertRoom(db, { name: { de: 'Studio' } }) });
    const [, , , ...older] = await titles();
    expect((await titles()).slice(0, 3)).toEqual(['Geändert: Tosca, Mo 01/02/2190', 'Findet statt: Tosca, Mo 01/02/2190', 'Entfällt: Tosca, Mo 01/02/2190']);
    expect(older).toEqual(['Neu im Programm: Tosca, Mo 01/02/2190']);
  });

  test('hear of what is shown for the first time, and nothing of seats or texts', async () => {
    const before = (await titles()).length;
    await change(first, { prices: '[]', status_note: JSON.stringify({ de: 'Mit Pause' }) });
    expect(await titles()).toHaveLength(before);
    await change(hidden, { is_online: true });
    expect((await titles())[0]).toBe('Neu im Programm: Geheim, Mo 01/03/2190');
  });

  test('each have a name that stays', async () => {
    const names = async () => (await entries()).map((entry) => textOf(entry, 'id'));
    const before = await names();
    expect(new Set(before).size).toBe(before.length);
    expect(before[0]).toMatch(/^tag:ostkai\.example,2190-01-01:de\/news-\d+$/);
    expect(await names()).toEqual(before);
  });
});
