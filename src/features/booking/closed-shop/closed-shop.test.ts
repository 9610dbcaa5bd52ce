import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { saveSettings } from '../../settings/index.server.ts';

// A shop that is switched off: no way leads into it, prices stay, and it is said where tickets are and from when again.
let site: TestApp;
let now = testNow;
let event: { link: { url: string }; production: { link: { url: string } } };
let inEnglish: typeof event;
beforeAll(async () => {
  site = await testApp({ demo: true, now: () => now });
  const { results } = await (await site.get('/de/api/events/?page_size=100')).json();
  const { id } = results.find(
    ({ availability, ticket_url, day }: Record<string, unknown>) => availability === 'available' && ticket_url && String(day) > '2026-11-24',
  );
  event = await (await site.get(`/de/api/events/${id}/`)).json();
  inEnglish = await (await site.get(`/en/api/events/${id}/`)).json();
});
afterEach(async () => {
  now = testNow;
  await saveSettings(site.db, { is_shop_online: true, 'tickets.onlineAgain': null }, 'de');
});

const body = async (path: string) => {
  const html = await (await site.get(path)).text();
  return html.slice(html.indexOf('<body')).replaceAll('<!-- -->', '');
};
const switchOff = (again: string | null = null) => saveSettings(site.db, { is_shop_online: false, 'tickets.onlineAgain': again }, 'de');

const bookingLinks = /data-book=|href="\/webshop/;
const pages = () => [
  '/de',
  '/de/programm',
  event.link.url,
  event.production.link.url,
  '/de/abonnements',
  '/de/besuch/karten',
  '/de/merkliste',
  '/de/search?q=konzert',
];

describe('switched off', () => {
  test('no page has a way to its tickets that leads nowhere', async () => {
    for (const path of pages().slice(1, 4)) expect([path, bookingLinks.test(await body(path))]).toEqual([path, true]);
    await switchOff();
    for (const path of pages()) expect([path, bookingLinks.test(await body(path))]).toEqual([path, false]);
  });

  test('the page of an event keeps its prices, and says where tickets are', async () => {
    const prices = (html: string) => html.match(/\d+(?:,\d\d)?\s€/g);
    const open = prices(await body(event.link.url));
    await switchOff();
    const html = await body(event.link.url);
    expect(html).toContain('Online gibt es zurzeit keine Karten, nur an der Kasse.');
    expect(html).toContain('<a href="tel:+494066969100">Telefon +49 40 66969-100</a>');
    expect(html).not.toContain('data-ticket-bar');
    expect(prices(html.slice(html.indexOf('id="tickets"')))?.length).toBeGreaterThan(1);
    expect(open).toEqual(expect.arrayContaining(prices(html) ?? []));
  });

  test('rows say the same in a few words, in both languages', async () => {
    await switchOff();
    expect(await body('/de/programm')).toContain('<span>an der Kasse</span>');
    expect(await body('/en/events')).toContain('<span>at the box office</span>');
    expect(await body(event.production.link.url)).toContain('<span>an der Kasse</span>');
  });

  test('from when tickets are sold online again is said until then', async () => {
    await switchOff('2026-11-24T09:00:00Z');
    expect(await body(event.link.url)).toContain('Online gibt es Karten wieder ab Di 24/11/2026, 10.00 Uhr, bis dahin an der Kasse.');
    expect(await body(inEnglish.link.url)).toContain('Tickets are sold online again from Tue 24/11/2026, 10.00, until then at the box office.');
    expect(await body('/de/programm')).toContain('<span>online wieder ab Di 24/11/2026</span>');
    expect(await body('/webshop')).toContain('Online gibt es Karten wieder ab Di 24/11/2026');
    now = new Date('2026-11-24T09:00:00Z');
    expect(await body(event.link.url)).toContain('Online gibt es zurzeit keine Karten, nur an der Kasse.');
  });

  test('the settings call says it while it is so', async () => {
    const settings = async () => (await site.get('/pageeditor-api/settings')).json();
    expect(await settings()).not.toHaveProperty('closed_shop');
    await switchOff('2026-11-24T09:00:00Z');
    expect((await settings()).closed_shop).toMatchObject({
      back_at: '2026-11-24T10:00:00+01:00',
      phone: '+49 40 66969-100',
      hint: 'online wieder ab Di 24/11/2026',
    });
  });
});
