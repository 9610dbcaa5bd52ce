import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { saveSettings } from '../../settings/index.server.ts';
import { insertEvent, insertProduction, insertTag, insertType } from '../build.ts';

// What the programme's pages say of themselves, in a venue that is not the demo's.
let site: TestApp;
let type: number;
let past: number;
let tag: number;
beforeAll(async () => {
  site = await testApp();
  await saveSettings(site.db, { name: 'Stadttheater' }, 'de');
  type = await insertType(site.db);
  tag = await insertTag(site.db, { de: 'Premiere', en: 'First night' });
  const production_id = await insertProduction(site.db, { type_id: type });
  const booked = { production_id, type_id: type, ticket_url: '/webshop/event/1', prices: [price] };
  for (let day = 1; day <= 21; day += 1) await insertEvent(site.db, { ...booked, date_start: instantAt(`2190-01-${String(day).padStart(2, '0')}`, '19:30') });
  past = await insertEvent(site.db, { ...booked, date_start: instantAt('2001-01-01', '19:30'), tags: [tag] });
});

const price = { id: 1, price: '12.00', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: 'Eintritt', has_discounts: false };
const html = async (path: string) => (await site.get(path)).text();
const shown = async (path: string) => (await html(path)).replace(/<script.*?<\/script>/gs, '');
const attribute = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const headOf = async (path: string) => {
  const text = await html(path);
  return { title: attribute(text, /<title>([^<]+)/), canonical: attribute(text, /rel="canonical" href="https:\/\/ostkai\.example([^"]+)/), text };
};

describe('the programme', () => {
  test('each page of the list has a title and an address of its own', async () => {
    expect(await headOf('/de/programm')).toMatchObject({ title: 'Programm – Stadttheater', canonical: '/de/programm' });
    const second = await headOf('/de/programm?page=2');
    expect(second).toMatchObject({ title: 'Programm, Seite 2 – Stadttheater', canonical: '/de/programm?page=2' });
    expect(second.text).toContain('hrefLang="en" href="https://ostkai.example/en/events?page=2"');
  });

  test('its headings are the title, the months, the days and what is on', async () => {
    const [main = ''] = /<main.*<\/main>/s.exec(await shown('/de/programm')) ?? [];
    const headings = [...main.matchAll(/<h([1-6]).*?<\/h\1>/gs)];
    expect(headings.slice(0, 3).map(([, level]) => level)).toEqual(['1', '2', '3']);
    expect(headings.filter(([, level]) => level === '2').map(([heading]) => heading.replace(/<[^>]+>/g, ''))).toEqual(['Januar 2190']);
    for (const [heading, level] of headings) expect(level === '3', heading).toBe(heading.includes('<time'));
  });

  test('the title says what is chosen', async () => {
    expect((await headOf(`/en/events?date=05-01-2190&type=${type}`)).title).toBe('Programme, Tue 05/01/2190, Concert – Stadttheater');
  });

  test('short ways lead to today, the weekend and the months, with what else is chosen, and say where one is', async () => {
    const text = await shown(`/de/programm?date=01-01-2190&until=31-01-2190&type=${type}`);
    const [strip = ''] = /<nav aria-label="Zeitraum".*?<\/nav>/s.exec(text) ?? [];
    const links = [...strip.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([link, href = '']) => [
      href.replaceAll('&amp;', '&'),
      link.includes('aria-current'),
    ]);
    expect(links.at(-2)).toEqual([`/de/programm?date=01-01-2190&until=31-01-2190&type=${type}`, true]);
    expect(links.at(-1)).toEqual([`/de/programm?date=01-01-2190&until=31-01-2190&tickets=1&type=${type}`, false]);
    expect(links.filter(([, isCurrent]) => isCurrent)).toHaveLength(1);
    expect(text.replaceAll('<!-- -->', '')).toContain('21 Veranstaltungen Januar 2190');
    expect(text).toContain('aria-label="Januar 2190 entfernen"');
  });

  test('from a day to a day holds what begins between them', async () => {
    const text = await shown('/en/events?date=05-01-2190&until=06-01-2190');
    expect(text.replaceAll('<!-- -->', '')).toContain('2 events Tue 05/01/2190 – Wed 06/01/2190');
    expect(await shown('/en/events?date=06-01-2190&until=05-01-2190')).toContain('did not produce any result');
    expect((await headOf('/de/programm?date=05-01-2190&until=05-01-2190&tickets=1')).title).toBe('Programm, am Di 05/01/2190, Nur mit Karten – Stadttheater');
  });

  test('its feeds are in the head and a calendar can subscribe to it, with what is chosen', async () => {
    const text = await html(`/en/events?type=${type}`);
    expect(text).toContain(`<link rel="alternate" type="application/atom+xml" href="/en/api/events.atom?type=${type}"/>`);
    expect(text).toContain(`<link rel="alternate" type="text/calendar" href="/en/api/events.ics?type=${type}"/>`);
    expect(text).toContain(`href="webcal://ostkai.example/en/api/events.ics?type=${type}"`);
  });

  test('teasers stand in it from a chosen day on too', async () => {
    await site.db
      .insertInto('teaser')
      .values({ name: 'Abo', headline: JSON.stringify({ de: 'Zehn Abende' }), link: JSON.stringify({ de: '/de' }), position: '2190-01-06' })
      .execute();
    expect(await shown('/de/programm?date=05-01-2190')).toContain('Zehn Abende');
    expect(await shown('/de/programm?date=07-01-2190')).not.toContain('Zehn Abende');
    expect(await shown(`/de/programm?date=05-01-2190&type=${type}`)).not.toContain('Zehn Abende');
  });

  test('says once that there is nothing', async () => {
    const text = await shown('/en/events?date=31-12-2198');
    expect(text.match(/did not produce any result/g)).toHaveLength(1);
    expect(text).toContain('0 events');
  });
});

describe('what runs over several days', () => {
  const lasting: Record<'exhibition' | 'festival', number> = { exhibition: 0, festival: 0 };
  beforeAll(async () => {
    const kinds = {
      exhibition: { date_start: instantAt('2189-11-15'), date_end: instantAt('2190-01-03', '23:59'), time_known: false },
      festival: { date_start: instantAt('2190-01-01', '18:00'), date_end: instantAt('2190-01-04', '22:00') },
    };
    for (const kind of ['exhibition', 'festival'] as const) lasting[kind] = await insertEvent(site.db, { type_id: type, ...kinds[kind] });
  });
  afterAll(() => site.db.deleteFrom('event').where('id', 'in', Object.values(lasting)).execute());
  const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const times = async (path: string) => [...(await shown(path)).matchAll(/<article.*?<\/article>/g)].map(([card]) => textOf(card).trim());
  const days = async (path: string) => [...(await shown(path)).matchAll(/<time dateTime="([\d-]+)"/g)].map(([, day]) => day);

  test('stands first in the day of the list and says until when, in its own with both', async () => {
    const path = '/de/programm?date=02-01-2190';
    expect((await times(path)).slice(0, 3)).toEqual([
      expect.stringMatching(/^bis So 03\/01 /),
      expect.stringMatching(/^bis Mo 04\/01 /),
      expect.stringMatching(/^19\.30 Uhr /),
    ]);
    expect((await days(path)).slice(0, 2)).toEqual(['2190-01-02', '2190-01-03']);
    expect((await times('/en/events?date=01-01-2190'))[1]).toMatch(/^18\.00 until Mon 04\/01 /);
    expect((await times('/de/programm?date=15-11-2189'))[0]).toMatch(/^bis So 03\/01\/2190 /);
  });

  test('stands in the home page under today', async () => {
    const now = instantAt('2190-01-04', '21:00');
    const later = await testApp({ now });
    await insertEvent(later.db, { date_start: instantAt('2190-01-01', '18:00'), date_end: instantAt('2190-01-04', '22:00') });
    expect(textOf(await (await later.get('/de')).text())).toMatch(/Mo 04 Jan 2190 bis 22\.00 Uhr/);
  });

  test('has a page that says from when to when', async () => {
    const page = async (id: number) => textOf(attribute(await shown(`/de/programm/tosca/${id}`), /<aside aria-label="Termin"[^>]*>(.*?)<b[ >]/s) ?? '');
    expect(await page(lasting.exhibition)).toMatch(/15 So Nov 2189 bis So 03\/01\/2190 $/);
    expect(await page(lasting.festival)).toMatch(/01 Fr Jan 2190 18\.00 Uhr – Mo 04\/01\/2190, 22\.00 Uhr $/);
  });

  test('has a page that shows its last day large from its second day on, until it is over', async () => {
    let now = new Date(0);
    const later = await testApp({ now: () => now });
    const exhibition = await insertEvent(later.db, { date_start: instantAt('2189-11-15'), date_end: instantAt('2190-01-03', '23:59'), time_known: false });
    const festival = await insertEvent(later.db, { date_start: instantAt('2190-01-01', '18:00'), date_end: instantAt('2190-01-04', '22:00') });
    const page = async (at: Date, path: string) => {
      now = at;
      const [, facts = ''] = /<aside aria-label="(?:Termin|Date)"[^>]*>(.*?)<b[ >]/s.exec(await (await later.get(path)).text()) ?? [];
      return textOf(facts.replace(/<time[^>]*aria-hidden/g, ' | $&')).trim();
    };
    const [first, second, over] = [instantAt('2190-01-01', '23:59'), instantAt('2190-01-02'), instantAt('2190-01-04', '22:00')];
    expect(await page(first, `/de/programm/tosca/${festival}`)).toMatch(/\| 01 Fr Jan 2190 18\.00 Uhr – Mo 04\/01\/2190, 22\.00 Uhr$/);
    expect(await page(second, `/de/programm/tosca/${festival}`)).toBe('bis Montag, 4. Januar 2190 | 04 Mo Jan 2190 22.00 Uhr seit Fr 01/01/2190, 18.00 Uhr');
    expect(await page(second, `/en/events/tosca/${exhibition}`)).toBe('until Sunday, 3 January 2190 | 03 Sun Jan 2190 since Sun 15/11/2189');
    expect(await page(over, `/de/programm/tosca/${festival}`)).toMatch(/\| 01 Fr Jan 2190/);
  });
});

describe('an event that is over', () => {
  test('says so, leads on, and offers neither tickets nor calendar', async () => {
    const text = await shown(`/de/programm/tosca/${past}`);
    expect(text).toContain('Diese Veranstaltung ist vorbei.');
    expect(text).toContain('Zum Programm');
    expect(text.match(/In den Kalender|Karten kaufen|id="tickets"|\/webshop\/event|text\/calendar/g)).toBeNull();
  });

  test('while one to come has both', async () => {
    const { results } = await (await site.get('/de/api/events/')).json();
    const text = await html(results[0].link.url);
    expect(text).not.toContain('ist vorbei');
    expect(text).toContain('In den Kalender');
    expect(text).toContain(`<link rel="alternate" type="text/calendar" href="/de/api/events/${results[0].id}.ics"/>`);
  });

  test('its tags lead to the others of the kind', async () => {
    expect(await html(`/en/events/tosca/${past}`)).toMatch(new RegExp(`href="/en/events\\?tag=${tag}"[^>]*>First night<`));
  });
});

describe('an event with an address for tickets and no box office', () => {
  const address = 'https://karten.example/9';
  let id: number;
  beforeAll(async () => {
    id = await insertEvent(site.db, { type_id: type, ticket_url: address, date_start: instantAt('2190-03-01', '19:30') });
    await insertEvent(site.db, { type_id: type, ticket_url: `${address}?past`, date_start: instantAt('2001-03-01', '19:30') });
    await insertEvent(site.db, { type_id: type, ticket_url: `${address}?off`, date_start: instantAt('2190-03-02', '19:30'), status: 'cancelled' });
  });

  test('has a button there in the list and on its page, and an offer', async () => {
    const linked = `<a href="${address}"`;
    expect(await shown('/en/events?date=01-03-2190')).toContain(linked);
    const page = await html(`/de/programm/tosca/${id}`);
    expect(page).toContain(linked);
    expect(page).toContain(`"offers":[{"@type":"Offer","url":"${address}"}]`);
    expect(page).not.toContain(`data-book="${id}"`);
  });

  test('is sold by feeds too', async () => {
    for (const path of ['/de/api/events.ics', '/de/api/events.atom', `/de/api/events/${id}.ics`]) {
      expect((await html(`${path}?date=01-03-2190`)).replaceAll('\r\n ', ''), path).toContain(address);
    }
  });

  test('has none where it is cancelled or over', async () => {
    expect(await html('/de/programm?date=01-03-2001')).not.toContain(`${address}?past`);
    expect(await shown('/de/programm?date=02-03-2190')).not.toContain(`${address}?off`);
    expect((await html('/de/api/events.ics?date=02-03-2190')).replaceAll('\r\n ', '')).not.toContain(`${address}?off`);
  });
});

test('what is written only in English is marked so on a German page', async () => {
  const texts = { title: { en: 'Night Music' }, description: { en: 'Slow, and after dark.' } };
  const production_id = await insertProduction(site.db, { type_id: type, ...texts });
  const id = await insertEvent(site.db, { production_id, type_id: type, date_start: instantAt('2190-02-01', '19:30') });
  expect(await shown('/de/programm?date=01-02-2190')).toMatch(/<h4[^>]* lang="en"[^>]*>(<[^>]*>)*Night Music/);
  const event = await html(`/de/programm/night-music/${id}`);
  expect(event).toMatch(/<h1[^>]* lang="en"[^>]*>(<[^>]*>)*Night Music/);
  expect(event).toMatch(/ lang="en"[^>]*>(<[^>]*>)*Slow, and after dark/);
  expect(event).not.toContain('"inLanguage"'); // that would be the language of the performance, which is not known
  expect(await shown(`/en/events/night-music/${id}`)).toMatch(/<h1 class="[^"]*">Night Music/);
});

test('no line begins with a dash, in the list, on the page of the event and of its production, and in the search', async () => {
  const title = { de: 'Peter und der Wolf – Schulvorstellung', en: 'Peter and the Wolf – for schools' };
  const production_id = await insertProduction(site.db, { type_id: type, title });
  const id = await insertEvent(site.db, { production_id, type_id: type, date_start: instantAt('2190-02-03', '19:30') });
  for (const path of [
    '/de/programm?date=03-02-2190',
    `/de/programm/peter-und-der-wolf-schulvorstellung/${id}`,
    `/de/produktionen/peter-und-der-wolf-schulvorstellung/${production_id}`,
    '/de/search/events?q=schulvorstellung',
  ]) {
    const [main = ''] = /<main.*<\/main>/s.exec(await shown(path)) ?? [];
    const titles = main.match(/>[^<]*Schulvorstellung/g) ?? [];
    expect(
      titles.some((one) => one.includes('Wolf\u00a0– Schul')),
      path,
    ).toBe(true);
  }
});

test.each([
  ['falsch', 'tosca'],
  ['%3Cscript%3E', 'tosca'],
])('an event’s address with the slug %s leads on to its own, with the query, and no browser keeps it: the title may be changed back', async (slug, own) => {
  const { status, headers } = await site.get(`/en/events/${slug}/${past}?utm_source=brief&x=%C3%A4`);
  expect([status, headers.get('location')]).toEqual([301, `/en/events/${own}/${past}?utm_source=brief&x=%C3%A4`]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('robots are let in by a live instance, page by page, and kept out of a staging one', async () => {
  const staging = await testApp({ instance: 'staging' });
  const robots = async ({ get }: TestApp, path: string) => attribute(await (await get(path)).text(), /<meta name="robots" content="([^"]+)"/);
  expect([await robots(site, '/de/programm'), await robots(site, '/de/search?q=tosca')]).toEqual(['index, follow', 'none']);
  expect([await robots(staging, '/de/programm'), await robots(staging, '/de/search?q=tosca')]).toEqual(['none', 'none']);
});

test('no page speaks of another house', async () => {
  for (const path of ['/de', '/en', '/de/programm', '/en/events', `/de/programm/tosca/${past}`]) {
    const text = (await html(path))
      .replaceAll('https://ostkai.example', '')
      .replaceAll('webcal://ostkai.example', '')
      .replaceAll(encodeURIComponent('https://ostkai.example'), '')
      .replaceAll('Am Ostkai 1', '');
    expect(text).toContain('Stadttheater');
    expect(text.match(/Ostkai|Wasser|by the water/gi)).toBeNull();
  }
});

test('a home page without events says so', async () => {
  const empty = await testApp();
  expect(await (await empty.get('/de')).text()).toContain('Leider gibt es zurzeit keine kommenden Veranstaltungen.');
});

test('whose picture it is stands on the event’s page: as the picture says, else as an import does', async () => {
  const picture = { file: 'a.png', content_type: 'image/png', credit: '{}', width: 3_000, height: 2_000, color: '#111111', alt: '{}' };
  const rows = [picture, { ...picture, file: 'b.png', credit: '{"de":"Ada Lind"}' }];
  const images = await site.db.insertInto('asset').values(rows).returning('id').execute();
  const shownWith = async (image_id: number | undefined, image_credit: string) => {
    const id = await insertEvent(site.db, { type_id: type, image_id: image_id ?? null, image_credit, date_start: instantAt('2190-05-01', '19:30') });
    return shown(`/de/programm/tosca/${id}`);
  };
  expect(await shownWith(images[0]?.id, 'Mia Kai')).toContain('Bildnachweis: Mia Kai');
  expect(await shownWith(images[1]?.id, 'Mia Kai')).toContain('Bildnachweis: Ada Lind');
  expect(await shownWith(undefined, 'Mia Kai')).not.toContain('Bildnachweis');
});
