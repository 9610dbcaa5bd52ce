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
