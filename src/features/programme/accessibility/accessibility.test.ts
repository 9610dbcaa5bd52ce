import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { insertEvent } from '../build.ts';

// Tests run on 21 November 2026.
const site = await testApp();
const at = (day: string) => ({ date_start: `2026-12-${day}T19:30:00+01:00` });
const described = await insertEvent(site.db, { ...at('01'), title: { de: 'Beschrieben' }, accessibility_ids: [5, 1] });
const signed = await insertEvent(site.db, { ...at('02'), title: { de: 'Gebärdet' }, accessibility_ids: [2] });
await insertEvent(site.db, { ...at('03'), title: { de: 'Wie sonst' } });
const json = async (path: string) => (await site.get(path)).json();

test('a kind of accessibility is a filter of list, calendar and feeds, with its count beside the others', async () => {
  const list = await json('/de/api/events/?accessibility=1');
  expect(list.results.map(({ id, accessibility }: { id: number; accessibility: unknown }) => [id, accessibility])).toEqual([
    [
      described,
      [
        { id: 1, name: 'Audiodeskription' },
        { id: 5, name: 'Tastführung' },
      ],
    ],
  ]);
  expect(await json('/de/api/calendar/?accessibility=2')).toEqual(['2026-12-02']);
  expect((await json('/en/api/event-filters/')).accessibility).toEqual([
    { id: 1, name: 'Audio description', count: 1 },
    { id: 2, name: 'Sign language', count: 1 },
    { id: 5, name: 'Touch tour', count: 1 },
  ]);
  const calendar = await (await site.get('/de/api/events.ics?accessibility=2')).text();
  expect(calendar.match(/^SUMMARY.*$/gm)).toEqual(['SUMMARY:Gebärdet']);
  expect(calendar).toMatch(/^CATEGORIES:.*Gebärdensprache/m);
});

test('the programme shows the kinds on the row, and offers them without script', async () => {
  const html = await (await site.get('/de/programm')).text();
  expect(html).toMatch(/data-sign="2">Gebärdensprache</);
  expect(html).toMatch(/<select name="accessibility"><option value="">Alle<option value="1">Audiodeskription \(1\)/);
  expect(await (await site.get('/de/programm?accessibility=2')).text()).not.toContain('Wie sonst');
});

test('a calendar that had it is told when it is not shown any more', async () => {
  await site.db.updateTable('event').set({ is_online: false }).where('id', '=', signed).execute();
  const calendar = await (await site.get('/de/api/events.ics?accessibility=2')).text();
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(await (await site.get('/de/api/events.ics?accessibility=1')).text()).not.toContain('STATUS:CANCELLED');
});
