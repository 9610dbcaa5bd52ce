import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { addDays, dayOf, instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../build.ts';

let site: TestApp;
let production_id: number;
const people: Record<string, number> = {};
const roles: Record<string, number> = {};
beforeAll(async () => {
  site = await testApp();
  production_id = await insertProduction(site.db, { title: { de: 'Tosca' } });
  for (const name of ['Ada Lind', 'Bo Berg', 'Cleo Dorn', 'Edda Falk'])
    people[name] = (await site.db.insertInto('person').values({ kind: 'person', name, sort_name: name }).returning('id').executeTakeFirstOrThrow()).id;
  for (const [key, name] of [
    ['tosca', { de: 'Tosca' }],
    ['chorus', { de: 'Chor', en: 'Chorus' }],
  ] as const)
    roles[key] = (
      await site.db
        .insertInto('role')
        .values({ key, name: JSON.stringify(name) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await cast({ production_id }, [
    ['Ada Lind', 'tosca'],
    ['Bo Berg', 'chorus'],
    ['Cleo Dorn', null],
  ]);
});
const cast = (owner: { production_id: number } | { event_id: number }, list: readonly (readonly [string, string | null])[]) =>
  site.db
    .insertInto('credit')
    .values(list.map(([name, role], position) => ({ ...owner, person_id: people[name] ?? 0, role_id: role === null ? null : (roles[role] ?? 0), position })))
    .execute();
const dateOn = (day: string) => insertEvent(site.db, { production_id, date_start: instantAt(day, '19:30'), is_online: true });
const textsOf = async (id: number, language = 'de') =>
  (await (await site.get(`/${language}/api/events/${id}/`)).json()).credits.map(
    ({ person, stand_in }: { person: { name: string }; stand_in?: { text: string } }) => stand_in?.text ?? person.name,
  );

test('whoever performs for somebody else is marked, on the day with “today”, and nobody else is', async () => {
  const today = dayOf(testNow);
  const [tonight, later, usual] = [await dateOn(today), await dateOn(addDays(today, 5)), await dateOn(addDays(today, 6))];
  for (const event_id of [tonight, later])
    await cast({ event_id }, [
      ['Edda Falk', 'tosca'],
      ['Bo Berg', 'chorus'],
      ['Edda Falk', null],
    ]);
  expect(await textsOf(tonight)).toEqual(['heute: Edda Falk für Ada Lind', 'Bo Berg', 'Edda Falk']);
  expect(await textsOf(tonight, 'en')).toEqual(['today: Edda Falk for Ada Lind', 'Bo Berg', 'Edda Falk']);
  expect(await textsOf(later)).toEqual(['an diesem Termin: Edda Falk für Ada Lind', 'Bo Berg', 'Edda Falk']);
  expect(await textsOf(usual)).toEqual(['Ada Lind', 'Bo Berg', 'Cleo Dorn']);
  const { link } = await (await site.get(`/de/api/events/${tonight}/`)).json();
  const page = await (await site.get(link.url)).text();
  expect(/<ul[^>]*>(?:(?!<\/ul>).)*heute.*?<\/li>/.exec(page)?.[0]).toMatch(/heute: <a [^>]*>Edda Falk<\/a> für Ada Lind/);
  expect(page.includes('"performer":[{"@type":"Person","name":"Edda Falk"},{"@type":"Person","name":"Bo Berg"}]'), 'search engines are told who performs').toBe(
    true,
  );
});

test('several for several, each for one; more or fewer for all of them', async () => {
  const id = await dateOn(addDays(dayOf(testNow), 7));
  await cast({ event_id: id }, [
    ['Edda Falk', 'tosca'],
    ['Cleo Dorn', 'tosca'],
  ]);
  expect(await textsOf(id)).toEqual(['an diesem Termin: Edda Falk für Ada Lind', 'an diesem Termin: Cleo Dorn für Ada Lind']);
});
