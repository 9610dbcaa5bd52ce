import { describe, expect, test } from 'vitest';
import { buildEvent } from '#features/programme/build.ts';
import { elements, readXml, textOf } from '../build.ts';
import type { FeedEvent } from '../events/feed-event.ts';
import { writeAtom } from './atom.ts';

const hostile = '<script>alert("1")</script> ]]> & \u0000\u0007\u009f\ufffe\ud834 \'Ö\' 𝄞';
const options = {
  baseUrl: 'https://ostkai.example',
  identity: { host: 'ostkai.example', since: '2026-09-01' },
  language: 'de',
  title: 'Ostkai: Programm',
  author: 'Ostkai',
  self: '/de/api/events.atom?room=2&tag=3',
  page: '/de/programm?room=2&tag=3',
  from: new Date('2026-11-21T00:00:00+01:00'),
} as const;
const read = (events: FeedEvent[], language: 'de' | 'en' = 'de') =>
  readXml(
    writeAtom(
      events.map((event) => ({ event })),
      { ...options, language },
    ),
  );

test('a feed has what RFC 4287 asks for', async () => {
  const feed = await read([buildEvent({ id: 12 }), buildEvent({ id: 13, updated_at: '2026-10-25T02:30:00+01:00' })]);
  expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de' });
  expect(textOf(feed, 'id')).toBe('tag:ostkai.example,2026-09-01:/de/api/events.atom?room=2&tag=3');
  expect(textOf(feed, 'updated')).toBe('2026-10-25T01:30:00Z');
  expect(textOf(feed, 'name')).toBe('Ostkai');
  expect(feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: 'https://ostkai.example/de/api/events.atom?room=2&tag=3' },
    { rel: 'alternate', type: 'text/html', hreflang: 'de', href: 'https://ostkai.example/de/programm?room=2&tag=3' },
  ]);
  const entries = elements(feed, 'entry');
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual(['tag:ostkai.example,2026-09-01:de/event-12', 'tag:ostkai.example,2026-09-01:de/event-13']);
  for (const entry of entries) {
    expect(textOf(entry, 'title')).toBe('Tosca, Sa 21/11/2026');
    expect(textOf(entry, 'summary')).toBe('Sa 21/11/2026, 19.30 Uhr, Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg');
    expect(elements(entry, 'link')[0]?.attributes.href).toBe('https://ostkai.example/de/programm/tosca/12');
  }
});

test('a feed without events is dated by its first day', async () => {
  const feed = await read([]);
  expect(textOf(feed, 'updated')).toBe('2026-11-20T23:00:00Z');
  expect(elements(feed, 'entry')).toEqual([]);
});

test('an unknown time is left out', async () => {
  const feed = await read([buildEvent({ time_known: false })]);
  expect(textOf(feed, 'summary')).toBe('Sa 21/11/2026, Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg');
});

test('of several days the last is said', async () => {
  const festival = buildEvent({ until: 'bis So 29/11' });
  const feed = await read([festival, { ...festival, time_known: false }]);
  expect(elements(feed, 'summary').map(({ text }) => text)).toEqual([
    'Sa 21/11/2026, 19.30 Uhr, bis So 29/11, Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg',
    'Sa 21/11/2026, bis So 29/11, Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg',
  ]);
  expect(elements(feed, 'content').some(({ text }) => text.includes('Uhrzeit folgt'))).toBe(false);
});

test.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('in a feed in %s, what is only in %s is marked', async (language, own) => {
  const feed = await read([buildEvent({ untranslated: ['title', 'description'], subtitle: 'An opera', description: ['Ein Abend.'] }, language)], language);
  const entry = elements(feed, 'entry')[0] ?? feed;
  expect(elements(entry, 'title')[0]?.attributes).toEqual({ 'xml:lang': own });
  const paragraphs = elements(entry, 'p').map(({ text, attributes }) => [text, attributes['xml:lang']]);
  expect(paragraphs.slice(1)).toEqual([
    ['An opera', undefined],
    ['Ein Abend.', own],
    [language === 'de' ? 'Vorverkauf steht noch nicht fest' : 'Tickets to be announced', undefined],
  ]);
});

describe('well-formed', () => {
  test('with hostile texts everywhere', async () => {
    const event = buildEvent({
      title: hostile,
      subtitle: hostile,
      description: [hostile],
      status: 'postponed',
      status_note: hostile,
      room: { id: 1, name: hostile, address: hostile },
      event_type_new: { id: 1, name: hostile, slug: 'a' },
      tags: [{ id: 1, name: hostile }],
    });
    const feed = await readXml(writeAtom([{ event }], { ...options, title: hostile, author: hostile }));
    const clean = '<script>alert("1")</script> ]]> &  \'Ö\' 𝄞';
    expect(textOf(feed, 'title')).toBe(clean);
    const entry = elements(feed, 'entry')[0] ?? feed;
    expect(textOf(entry, 'title')).toBe(`Verschoben: ${clean}, Sa 21/11/2026`);
    expect(elements(entry, 'category')[1]?.attributes.term).toBe(clean);
  });

  test.each(['<a>&</a>', '<a>]]></a>', '<a>\u0007</a>', '<a b="<"/>', '<a><b></a>', '<x:a/>'])('the check refuses %j', async (text) => {
    await expect(readXml(text)).rejects.toThrow('XML parse error');
  });
});
