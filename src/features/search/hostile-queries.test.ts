import { beforeAll, expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { hostileSearch } from '../../../tests/support/search/hostile-search.ts';

// Whatever is searched for, no call and no page fails of it. `npm run test:searches` asks 10,000.
const queries = Number(process.env.FOYER_SEARCHES ?? 300);

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const production_id = await insertProduction(site.db, { title: { de: 'Hänsel und Gretel', en: 'Hansel and Gretel' }, subtitle: { de: '100 % (a & b) | c' } });
  await insertEvent(site.db, { production_id, date_start: new Date(testNow.getTime() + 86_400_000) });
});

test(`none of ${queries} hostile searches fails`, { timeout: 600_000 }, async () => {
  const failed: string[] = [];
  for (let index = 0; index < queries; index++) {
    const path = hostileSearch(index);
    const remoteAddress = `10.${index >> 14}.${(index >> 7) & 127}.${index & 127}`;
    const { status } = await site.app.request(path, {}, { incoming: { socket: { remoteAddress } } });
    if (status !== 200 && status !== 400) failed.push(`${status} ${path}`);
  }
  expect(failed).toEqual([]);
  expect(site.logged.filter(({ level }) => typeof level === 'number' && level >= 50)).toEqual([]);
});
