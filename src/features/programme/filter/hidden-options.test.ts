import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { insertEvent, insertProduction, insertTag } from '../build.ts';

test('what is not to be shown in filters is offered by none, of events and of productions, and its call says so (V §3, §5)', async () => {
  const { db, get } = await testApp();
  const tags = [await insertTag(db, { de: 'Barock' }), await insertTag(db, { de: 'Nur intern' }, false)];
  const cycle = { name: JSON.stringify({ de: 'Hausreihe' }), show_in_filter: false };
  const { id } = await db.insertInto('series').values(cycle).returning('id').executeTakeFirstOrThrow();
  const shown = await db
    .insertInto('series')
    .values({ name: JSON.stringify({ de: 'Matineen' }), show_in_filter: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const production_id = await insertProduction(db, { tags });
  await insertEvent(db, { production_id, tags, series: [id, shown.id] });
  const json = async (path: string) => (await get(path)).json();
  const named = (options: { name: string }[]) => options.map(({ name }) => name);
  const { tag, series } = await json('/de/api/event-filters/');
  expect([named(tag), named(series)]).toEqual([['Barock'], ['Matineen']]);
  expect(named((await json('/de/api/production-filters/')).tag)).toEqual(['Barock']);
  for (const path of ['/de/programm', '/de/produktionen']) {
    const html = await (await get(path)).text();
    expect(html).toContain('Barock');
    expect(html).not.toMatch(/Nur intern|Hausreihe \(/);
  }
  const all: { name: string; show_in_filter: boolean }[] = await json('/de/api/event-tags/');
  expect(all.map(({ name, show_in_filter }) => [name, show_in_filter])).toEqual([
    ['Barock', true],
    ['Nur intern', false],
  ]);
});
