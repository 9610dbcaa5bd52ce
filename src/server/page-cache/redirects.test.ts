import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';

test('a redirect takes the query along, known to the page or not, with the cache as without it', async () => {
  const site = await testApp();
  await site.db.insertInto('redirect_rule').values({ old_path: '/de/alt', new_path: '/de/neu' }).execute();
  const cached = await cachedApp(site);
  for (const { get } of [site, cached]) {
    const to = async (path: string) => (await get(path)).headers.get('location');
    const given = new URL((await to('/de/alt?utm_source=brief&overlay=1')) ?? '', 'https://ostkai.example');
    expect([given.pathname, Object.fromEntries(given.searchParams)]).toEqual(['/de/neu', { utm_source: 'brief', overlay: '1' }]);
    expect(await to('/de/alt')).toBe('/de/neu');
  }
});

// redirects.txt, r1 to r5.
test('old addresses of any kind lead on: below the languages, with blanks, with a query', async () => {
  const site = await testApp();
  const rules = [
    ['/de/neu-ascii', '/de/besuch'],
    ['/de/neu-prog', '/de/programm'],
    ['/neu-wurzel', '/de/besuch'],
    ['/downloads/Spielplan 2024.pdf', '/de/programm'],
    ['/index.php?id=42', '/de/programm'],
    ['/index.php?id=42&L=1', '/en/events'],
  ] as const;
  await site.db
    .insertInto('redirect_rule')
    .values(rules.map(([old_path, new_path]) => ({ old_path, new_path })))
    .execute();
  const cached = await cachedApp(site);
  for (const { get } of [site, cached]) {
    const to = async (path: string) => (await get(path)).headers.get('location');
    expect(await to('/de/neu-ascii?utm_source=flyer')).toBe('/de/besuch?utm_source=flyer');
    expect(await to('/de/neu-prog?type=1')).toBe('/de/programm?type=1');
    expect(await to('/neu-wurzel?utm_source=flyer')).toBe('/de/besuch?utm_source=flyer');
    expect(await to('/downloads/Spielplan%202024.pdf')).toBe('/de/programm');
    expect(await to('/index.php?id=42&utm_source=flyer')).toBe('/de/programm?utm_source=flyer');
    expect(await to('/index.php?L=1&id=42')).toBe('/en/events');
    expect(await to('/index.php?id=43')).toBeNull();
  }
});
