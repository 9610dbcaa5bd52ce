import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertEvent } from '../build.ts';
import type { EventCard } from '../contract.ts';
import { standardNames } from './standard-names.ts';
import { eventStates } from './status.ts';
import { statusText } from './words/ticket-text.ts';

const now = new Date('2026-11-21T12:00:00+01:00');
/** As addresses have it: a list that begins with it shows what is over by now, too. */
const today = '21-11-2026';
/** Milliseconds: some hundred pages are made, on whatever machine. */
const patience = 180_000;
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true, now: () => now, recordsReads: true });
  await insertStatesOfToday();
});

async function insertStatesOfToday(): Promise<void> {
  const { db } = site;
  const at = (hour: string) => `2026-11-21T${hour}:00+01:00`;
  const group = { id: 1, seat_group: 1, status: '2' as const, text: 'Parkett', timeslots: [] };
  const price = { id: 1, price: '18.00', sale_type_id: 0, seat_group: 1, text: 'Vollpreis', name: 'Parkett', has_discounts: false };
  const sold = { seat_groups: [{ ...group, prices: [price] }], prices: [price] };
  await insertEvent(db, { ...sold, id_jet: '990001', date_start: at('09:00'), date_end: at('10:30') }); // over
  await insertEvent(db, { ...sold, id_jet: '990002', date_start: at('11:00'), date_end: at('13:30') }); // begun
  const closed = await insertEvent(db, { ...sold, id_jet: '990003', date_start: at('20:00') });
  await db.insertInto('event_booking').values({ event_id: closed, sale: 'closed', as_of: now }).execute();
  await insertEvent(db, { prices: [price], ticket_url: 'https://karten.example/990004', date_start: at('20:30') }); // elsewhere
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const marksIn = (html: string) =>
  [...html.matchAll(/<article[^>]* id="event-(\d+)[^"]*".*?<\/article>/gs)].map(([row, id]) => ({
    id: Number(id),
    marks: [...row.matchAll(/data-state="(\w+)"[^>]*><strong>(.*?)<\/strong>/gs)].map(([, state, text]) => ({ state, text: decoded(plain(text ?? '')) })),
  }));

async function everyEvent(language: 'de' | 'en'): Promise<EventCard[]> {
  const all: EventCard[] = [];
  for (let url: string | null = `/${language}/api/events/?date=${today}&page_size=100`; url; ) {
    const { results, next }: { results: EventCard[]; next: string | null } = await (await site.get(url)).json();
    all.push(...results);
    url = next?.replace(/^https?:\/\/[^/]+/, '') ?? null;
  }
  return all;
}

describe.each(languages)('every event from today on, in %s', (language) => {
  let events: EventCard[];
  beforeAll(async () => {
    events = await everyEvent(language);
  });

  test('is in a state and says it in words; each state occurs', () => {
    expect(events.length).toBeGreaterThan(300);
    for (const { tickets } of events) expect(tickets.text).not.toBe('');
    const states = new Set(events.map(({ tickets }) => tickets.state));
    expect([...states].sort()).toEqual([...eventStates].sort());
    const undecided = events.filter(({ tickets }) => tickets.state === 'undecided');
    expect(undecided.every(({ time_known }) => !time_known)).toBe(true);
  });

  test('says the same in the list, once', { timeout: patience }, async () => {
    const statuses = new Map<number, ReturnType<typeof marksIn>[number]['marks']>();
    const path = language === 'de' ? '/de/programm' : '/en/events';
    for (let page = 1; ; page++) {
      const response = await site.get(`${path}?date=${today}&page=${page}`);
      if (response.status !== 200) break;
      const rows = marksIn(await response.text());
      if (rows.length === 0) break;
      for (const { id, marks } of rows) statuses.set(id, marks);
      if (statuses.size >= events.length) break;
    }
    for (const { id, tickets } of events) expect([id, statuses.get(id)]).toEqual([id, [{ state: tickets.state, text: plain(tickets.text) }]]);
  });

  test('says the same on its page, and to search engines', { timeout: patience }, async () => {
    for (const { id, link, tickets } of events) {
      const html = await (await site.get(link.url)).text();
      const facts = /<h1.*?<\/aside>/s.exec(html)?.[0] ?? '';
      const marks = [...facts.matchAll(/data-state="(\w+)"[^>]*><strong>(.*?)<\/strong>/gs)].map(([, state, text]) => [state, decoded(plain(text ?? ''))]);
      // The page of what is over says so in a sentence, in the place of what one can do.
      if (tickets.state === 'over') expect([id, plain(facts), marks]).toEqual([id, expect.stringMatching(/ist vorbei\.|is over\./), []]);
      else expect([id, marks]).toEqual([id, [[tickets.state, plain(tickets.text)]]]);
      const besideTags = plain(facts.replace(/<ul.*?<\/ul>/gs, '')); // each tag leads to the others of its kind
      expect([id, besideTags.split(statusText(language, 'free')).length - 1]).toEqual([id, tickets.state === 'free' ? 1 : 0]);
      const [data] = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
        .map(([, json = '']) => JSON.parse(json))
        .filter(({ startDate, offers, eventStatus }) => startDate && (offers || eventStatus));
      const names = standardNames[tickets.state];
      if (!data.previousStartDate) expect([id, data.eventStatus]).toEqual([id, `https://schema.org/${names.schemaStatus}`]);
      const offers: { availability?: string; validFrom?: string; price?: string; validForMemberTier?: object }[] = data.offers ?? [];
      const available = offers.map(({ availability }) => availability?.replace('https://schema.org/', ''));
      if (tickets.state === 'undecided' || tickets.state === 'over') expect(offers).toEqual([]);
      else if (tickets.state === 'available' || tickets.state === 'few') expect(available).toContain(names.schemaAvailability);
      else expect([id, [...new Set(available)]]).toEqual([id, available.length > 0 ? [names.schemaAvailability ?? undefined] : []]);
      const early = offers.filter(({ validForMemberTier }) => validForMemberTier);
      expect([id, offers.every((offer) => early.includes(offer) || offer.validFrom === tickets.sale_from)]).toEqual([id, true]);
      expect([id, early.map(({ validFrom }) => validFrom)]).toEqual([id, (tickets.presales ?? []).map(({ from }) => from)]);
      if (['free', 'box_office', 'not_yet', 'sold_out', 'begun', 'closed', 'elsewhere'].includes(tickets.state))
        expect([id, offers.length > 0]).toEqual([id, true]);
      if (tickets.state === 'free') expect([data.isAccessibleForFree, offers.map(({ price }) => Number(price))]).toEqual([true, [0]]);
      if (tickets.price_from) expect(offers.every(({ price }) => Number(price) >= Number(tickets.price_from))).toBe(true);
    }
  });

  test('says the same in calendar and feed', { timeout: patience }, async () => {
    const statuses = new Map<number, string>();
    for (let from: string | undefined = events[0]?.day; from && statuses.size < events.length; ) {
      const date = from.split('-').reverse().join('-');
      const calendar = (await (await site.get(`/${language}/api/events.ics?date=${date}`)).text()).replaceAll('\r\n ', '');
      for (const [event, id] of calendar.matchAll(/BEGIN:VEVENT.*?UID:event-(\d+)@.*?END:VEVENT/gs)) statuses.set(Number(id), event.replace(/\\([,;])/g, '$1'));
      from = events.find(({ id }) => !statuses.has(id))?.day;
    }
    for (const { id, tickets } of events) {
      // What is postponed to a date that is announced is cancelled as far as calendars go.
      const status = tickets.state === 'postponed' ? /STATUS:(TENTATIVE|CANCELLED)/ : `STATUS:${standardNames[tickets.state].ical}`;
      expect([id, statuses.get(id)]).toEqual([id, expect.stringContaining(tickets.text)]);
      expect([id, statuses.get(id)]).toEqual([id, expect.stringMatching(status)]);
    }
    const feed = await (await site.get(`/${language}/api/events.atom`)).text();
    const entries = [...feed.matchAll(/<entry>.*?event-(\d+)<.*?<\/entry>/gs)];
    expect(entries.length).toBeGreaterThan(20);
    const textOf = new Map(events.map(({ id, tickets }) => [id, plain(tickets.text)]));
    for (const [entry, id] of entries) expect([id, decoded(plain(entry))]).toEqual([id, expect.stringContaining(textOf.get(Number(id)) ?? '?')]);
  });
});
