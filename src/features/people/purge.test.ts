import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';

const site = await testApp({ demo: true });
const one = await cachedApp(site);
const path = '/de/api/persons/';

test.each([
  ['another place in the team', 'update person set sort = sort + 1 where id = (select max(id) from person where category_id is not null)'],
  [
    'another category',
    'update person set category_id = (select min(id) from person_category) where id = (select max(id) from person where category_id is not null)',
  ],
  ['another order of the categories', 'update person_category set sort = -sort'],
  ['somebody more', "insert into person (name, sort_name, category_id) select 'Ada', 'ada', min(id) from person_category"],
])('%s makes a page of the team another one', async (_, change) => {
  await (await one.getFresh(path)).text();
  expect(one.cache.find(path)).toBeDefined();
  await sql.raw(change).execute(site.db);
  await one.changes.sync();
  expect(one.cache.find(path)).toBeUndefined();
  expect(await (await one.getFresh(path)).text()).toBe(await (await site.get(path)).text());
});
