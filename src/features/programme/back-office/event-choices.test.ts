import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertEvent } from '../build.ts';
import type { EventChoice } from './contract.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T20:00:00+01:00') });
  editor = await site.signIn('editor');
});

const choices = async (query: Record<string, string>, language = 'de'): Promise<EventChoice[]> =>
  (await site.get(`/${language}/api/cms-event-choices/?${new URLSearchParams(query)}`, editor.headers)).json();

test('single events are found by the words of their titles, the next first, those that are over not at all', async () => {
  const titled = (title: string, start: string, more = {}) =>
    insertEvent(site.db, { title: { de: title, en: `${title} (EN)` }, date_start: `${start}:00+01:00`, ...more });
  const over = await titled('Die stille Flut', '2026-11-12T20:00');
  const later = await titled('Die stille Flut', '2026-12-12T19:30');
  const next = await titled('Die stille Flut', '2026-11-27T19:30');
  const offline = await titled('Stille Flut zum Mitsingen', '2027-01-02T11:00', { is_online: false });
  const lasting = await titled('Flut in stillen Bildern', '2026-10-01T10:00', { date_end: '2027-02-01T18:00:00+01:00' });
  await titled('Ebbe', '2026-11-25T19:30');
  const found = await choices({ q: 'flut stille' });
  expect(found.map(({ id }) => id)).toEqual([lasting, next, later, offline]);
  expect(found[1]).toMatchObject({ label: 'Die stille Flut', detail: expect.stringMatching(/^Fr 27\/11\/2026, 19\.30 Uhr, ./) });
  expect(found[3]?.detail).toMatch(/ – offline, noch nicht zu sehen$/);
  expect((await choices({ q: 'stille' }, 'en'))[1]?.label).toBe('Die stille Flut (EN)');
  expect((await choices({ ids: `${next},${over}` })).map(({ id, detail }) => [id, detail.includes('vorbei')])).toEqual([
    [over, true],
    [next, false],
  ]);
  expect((await choices({})).length).toBeGreaterThan(3); // without words what comes next
  expect(await choices({ q: '% _ ' })).toEqual(await choices({}));
});

test('they are offered to staff alone, never more than a few', async () => {
  expect((await site.get('/de/api/cms-event-choices/?q=a')).status).toBe(401);
  for (let day = 1; day <= 25; day++) await insertEvent(site.db, { date_start: `2026-12-${String(day).padStart(2, '0')}T19:30:00+01:00` });
  expect(await choices({})).toHaveLength(20);
});
