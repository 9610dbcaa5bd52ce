import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { testApp } from '../../../tests/support/app.ts';
import { twentyThousandPeople } from '../../../tests/support/database/twenty-thousand-people.ts';
import { insertArticle } from '../magazine/build.ts';
import { teamRows, teamSize } from './queries.server.ts';

const site = await testApp();
const { db } = site;
const json = async (path: string) => (await site.get(path)).json();
const insertPerson = async (name: string, more: object = {}) =>
  (
    await db
      .insertInto('person')
      .values({ name, sort_name: name.toLowerCase(), ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const insertCategory = async (de: string, sort: number) =>
  (
    await db
      .insertInto('person_category')
      .values({ name: JSON.stringify({ de }), sort })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const insertCredit = (person_id: number, owner: { production_id: number } | { event_id: number }) =>
  db
    .insertInto('credit')
    .values({ production_id: null, event_id: null, role_id: null, position: 0, person_id, ...owner })
    .execute();

const [voices, podium] = [await insertCategory('Stimmen', 2), await insertCategory('Am Pult', 1)];
const ida = await insertPerson('Ida Nørgaard', {
  category_id: podium,
  position: JSON.stringify({ de: 'Chefdirigentin', en: 'Chief conductor' }),
  biography: JSON.stringify({ de: 'Sie begann als Hornistin.' }),
  names: JSON.stringify({ en: 'Ida Norgaard' }),
});
const tenor = await insertPerson('Themba Ndlelani', { category_id: voices });
const guest = await insertPerson('Gast');
const secret = await insertPerson('Noch geheim');

const production = await insertProduction(db, { title: { de: 'Mahler' } });
const on = (day: number, more: object = {}) => insertEvent(db, { production_id: production, date_start: `2026-12-${day}T20:00:00+01:00`, ...more });
const [shared, own, past] = [await on(10), await on(12), await insertEvent(db, { production_id: production, date_start: '2026-10-01T20:00:00+02:00' })];
const hidden = await insertEvent(db, { is_online: false, date_start: '2026-12-14T20:00:00+01:00' });
await insertCredit(ida, { production_id: production });
await insertCredit(guest, { event_id: own });
await insertCredit(secret, { event_id: hidden });

describe('people', () => {
  test('are listed by category in its order; who is in none is not', async () => {
    const { count, results } = await json('/de/api/persons/');
    expect([count, results.map(({ name }: { name: string }) => name)]).toEqual([2, ['Ida Nørgaard', 'Themba Ndlelani']]);
    expect((await json(`/de/api/persons/?category=${voices}`)).results.map(({ id }: { id: number }) => id)).toEqual([tenor]);
    expect((await site.get('/de/api/persons/?page=2')).status).toBe(404);
    expect(await json('/en/api/person-categories/')).toEqual([
      { id: podium, name: 'Am Pult', lang: 'de' },
      { id: voices, name: 'Stimmen', lang: 'de' },
    ]);
    expect((await site.get('/de/api/person-categories/999/')).status).toBe(404);
  });

  test('have the events to come in which they take part: an event’s own list replaces its production’s', async () => {
    const events = async (id: number) => (await json(`/de/api/persons/${id}/`)).events.map((event: { id: number }) => event.id);
    expect(await events(ida)).toEqual([shared]);
    expect(await events(guest)).toEqual([own]);
    expect(await events(ida)).not.toContain(past);
  });

  test('have the productions in which they take part, or in one of whose events', async () => {
    const { productions } = await json(`/en/api/persons/${ida}/`);
    expect(productions.length).toBeGreaterThan(0);
    expect(productions[0]).toMatchObject({ link: { url: expect.stringMatching(/^\/en\/productions\/.+\/\d+$/) }, first_day: expect.stringMatching(/^\d{4}-/) });
    expect((await json(`/en/api/persons/${guest}/`)).productions).toHaveLength(1);
    expect(await (await site.get(`/de/team/ida-norgaard/${ida}`)).text()).toContain('id="productions"');
  });

  test('who are only in what is not announced yet have no page', async () => {
    expect((await site.get(`/de/api/persons/${secret}/`)).status).toBe(404);
    expect((await site.get(`/de/team/noch-geheim/${secret}`)).status).toBe(404);
    await insertArticle(db, { title: { de: 'Ein Vorgeschmack' } }).then((article_id) =>
      db.insertInto('article_person').values({ article_id, person_id: secret }).execute(),
    );
    expect((await site.get(`/de/team/noch-geheim/${secret}`)).status).toBe(200);
  });

  test('have a page in both languages, with what the magazine has of them', async () => {
    const html = await (await site.get(`/de/team/ida-norgaard/${ida}`)).text();
    expect(html).toContain('Sie begann als Hornistin.');
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')).toMatchObject({
      '@type': 'Person',
      jobTitle: 'Chefdirigentin',
    });
    expect(html).toContain(`hrefLang="en" href="https://ostkai.example/en/team/ida-norgaard/${ida}"`);
    expect((await site.get(`/de/team/anders/${ida}`)).headers.get('location')).toBe(`/de/team/ida-norgaard/${ida}`);
    expect(await (await site.get(`/de/team/noch-geheim/${secret}`)).text()).toContain('Ein Vorgeschmack');
    const english = await (await site.get(`/en/team/ida-norgaard/${ida}`)).text();
    expect(english).toMatch(/<h1[^>]*>Ida Norgaard</);
    expect(english).toMatch(/lang="de"[^>]*><p>Sie begann/);
  });

  test('stand on the page of the team, and contributors lead to them', async () => {
    const html = await (await site.get('/de/team')).text();
    expect(html.indexOf('Am Pult')).toBeLessThan(html.indexOf('Stimmen'));
    expect(html).toContain(`/de/team/themba-ndlelani/${tenor}`);
    const { link } = await json(`/de/api/events/${shared}/`);
    expect(await (await site.get(link.url)).text()).toContain(`href="/de/team/ida-norgaard/${ida}"`);
  });
});

describe('20,000 people', () => {
  test('come page by page in the order of the team, and are as many as they are counted', async () => {
    await db.connection().execute((one) => twentyThousandPeople((text) => sql.raw(text).execute(one)));
    const { rows: team } = await sql<{ id: number; category_id: number }>`
      select person.id, category_id from ${sql.table('person')} join ${sql.table('person_category')} as category on category.id = category_id
      order by category.sort, category.id, person.sort, sort_name, person.id`.execute(db);
    const last = Math.max(...team.map(({ category_id: id }) => id));
    for (const category of [undefined, podium, last]) {
      const expected = team.filter(({ category_id: id }) => category === undefined || id === category).map(({ id }) => id);
      expect(await teamSize(db, category)).toBe(expected.length);
      for (const offset of [0, 50, 2_450, 2_480, 19_950, 20_000]) {
        const listed = (await teamRows(db, category, { limit: 50, offset })).map(({ id }) => id);
        expect(listed, `${category} ${offset}`).toEqual(expected.slice(offset, offset + 50));
      }
    }
  });
});
