import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { insertEvent, insertProduction } from '../programme/build.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  for (const de of ['AC/DC', 'R.E.M.', 'Remise', 'A-ha', 'U.S. Girls', 'Zu Acht durch die Nacht'])
    await insertEvent(site.db, { production_id: await insertProduction(site.db, { title: { de } }) });
});
const found = async (query: string) =>
  (await (await site.get(`/de/api/search/events/?query=${query}`)).json()).results.map(({ title }: { title: string }) => title);

// search.txt
test.each([
  ['acdc', 'AC/DC'],
  ['ACDC', 'AC/DC'],
  ['REM', 'R.E.M.'],
  ['r.e.m.', 'R.E.M.'],
  ['aha', 'A-ha'],
])('%s finds %s first', async (query, title) => expect((await found(query))[0]).toBe(title));

test('what begins with the letters is found as well', async () => expect(await found('rem')).toEqual(['R.E.M.', 'Remise']));
