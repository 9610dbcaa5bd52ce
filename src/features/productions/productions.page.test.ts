import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { instantAt } from '../../i18n/berlin-time.ts';
import { insertEvent, insertProduction, insertTag, insertType } from '../programme/build.ts';
import { saveSettings } from '../settings/index.server.ts';

let site: TestApp;
let [tosca, over, opera] = [0, 0, 0];
beforeAll(async () => {
  site = await testApp();
  await saveSettings(site.db, { name: 'Stadttheater' }, 'de');
  opera = await insertType(site.db, { de: 'Oper', en: 'Opera' });
  const tag = await insertTag(site.db, { de: 'Premiere' });
  const texts = {
    title: { de: 'Tosca', en: 'Tosca' },
    description: { de: 'Ein Schuss.\n\nEin Sprung.', en: 'A shot.' },
    opening_hours: { de: 'Die Abendkasse öffnet eine Stunde vorher.' },
    promoter: { de: 'Konzertdirektion Nord' },
  };
  tosca = await insertProduction(site.db, { ...texts, type_id: opera, tags: [tag] });
  const price = { id: 1, price: '12.00', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: 'Eintritt', has_discounts: false };
  const sold = { production_id: tosca, type_id: opera, ticket_url: '/webshop/event/1', prices: [price] };
  for (let day = 1; day <= 12; day += 1) await insertEvent(site.db, { ...sold, date_start: instantAt(`2190-01-${String(day).padStart(2, '0')}`, '19:30') });
  for (let number = 1; number <= 14; number += 1) {
    const production_id = await insertProduction(site.db, { title: { de: `Stück ${number}` } });
    await insertEvent(site.db, { production_id, date_start: instantAt(`2190-03-${String(number).padStart(2, '0')}`, '19:30') });
  }
  over = await insertProduction(site.db, { title: { de: 'Vorbei' } });
  await insertEvent(site.db, { production_id: over, date_start: instantAt('2001-01-01', '19:30') });
});
const html = async (path: string) => (await site.get(path)).text();
const shown = async (path: string) => (await html(path)).replace(/<script.*?<\/script>/gs, '');

describe('the list of productions', () => {
  test('is a whole page without script: cards, filters as a form, the next page by a link', async () => {
    const page = await shown('/de/produktionen');
    expect(page.match(/<article [^>]*id="production-\d+"/g)).toHaveLength(12);
    expect(page).toContain('15 Produktionen');
    expect(page.match(/<select name="(season|exhibition_type|tag)"/g)).toHaveLength(3);
    expect(page).toMatch(/<a[^>]*href="\/de\/produktionen\?page=2"[^>]*>Weitere Produktionen laden/);
    const second = await html('/de/produktionen?page=2');
    expect(second).toContain('<title>Produktionen, Seite 2 – Stadttheater</title>');
    expect(second).toContain('rel="canonical" href="https://ostkai.example/de/produktionen?page=2"');
    expect(second).toContain('hrefLang="en" href="https://ostkai.example/en/productions?page=2"');
  });

  test('keeps what is chosen in its address, its title and a chip that removes it', async () => {
    const page = await html(`/en/productions?exhibition_type=${opera}`);
    expect(page).toContain('<title>Productions, Opera – Stadttheater</title>');
    expect(page).toMatch(/<a[^>]*href="\/en\/productions"[^>]*aria-label="Remove Opera"|<a[^>]*aria-label="Remove Opera"[^>]*href="\/en\/productions"/);
  });

  test.each([
    ['/de/produktionen?season=abc', 400],
    ['/de/produktionen?date=31-02-2026', 400],
    ['/de/produktionen?page=99', 404],
  ])('%s is a %i', async (path, status) => expect((await site.get(path)).status).toBe(status));

  test('says once that there is nothing, and leads back', async () => {
    const page = await shown('/de/produktionen?date=31-12-2198');
    expect(page.match(/ergab leider keine Treffer/g)).toHaveLength(1);
    expect(page).toContain('0 Produktionen');
  });
});

describe('the page of a production', () => {
  test('has its sections in their order, and its dates with their tickets', async () => {
    const page = await shown(`/de/produktionen/tosca/${tosca}`);
    const headings = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(['Öffnungszeiten', 'Zur Produktion', 'Termine', 'Veranstalter']);
    expect(page.match(/<article id="event-\d+"[^>]*data-booking/g)).toHaveLength(12);
    expect(page).toContain('4 weitere Termine');
    expect(page).toMatch(/aria-label="Karten: Tosca, [A-Z][a-z] 01\/01\/2190"/);
    expect(page).toContain(`href="/de/api/productions/${tosca}.ics"`);
  });

  test('is found under its own slug alone, which differs by language', async () => {
    const wrong = await site.get(`/de/produktionen/falsch/${tosca}?x=1`);
    expect([wrong.status, wrong.headers.get('location'), wrong.headers.get('cache-control')]).toEqual([301, `/de/produktionen/tosca/${tosca}?x=1`, 'no-store']);
    expect((await site.get('/de/produktionen/tosca/99999')).status).toBe(404);
    expect(await html(`/en/productions/tosca/${tosca}`)).toContain(`hrefLang="de" href="https://ostkai.example/de/produktionen/tosca/${tosca}"`);
  });

  test('tells search engines of the series and its dates', async () => {
    const [, text = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await html(`/de/produktionen/tosca/${tosca}`)) ?? [];
    const data = JSON.parse(text);
    expect(data).toMatchObject({ '@type': 'EventSeries', name: 'Tosca', startDate: '2190-01-01', endDate: '2190-01-12' });
    expect(data.subEvent).toHaveLength(12);
    expect(data.subEvent[0]).toMatchObject({ '@type': 'TheaterEvent', startDate: '2190-01-01T19:30:00+01:00' });
  });

  test('shows its pictures, films and documents by the views of blocks, in the order of V §9, and who puts it on', async () => {
    const { db } = site;
    const asset = async (kind: 'image' | 'document', file: string, more: object = {}) => {
      const row = { kind, file, name: file, content_type: 'application/octet-stream', width: 3, height: 2, size: 2_048, color: '#111111', ...more };
      return (await db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const media = [
      { video_url: 'https://vimeo.com/76979871', title: JSON.stringify({ de: 'Trailer' }) },
      { asset_id: await asset('image', '00000000000000b1.svg') },
      { asset_id: await asset('image', '00000000000000b2.svg') },
      { asset_id: await asset('document', '00000000000000b3.pdf', { title: JSON.stringify({ de: 'Programmheft' }) }) },
    ];
    await db
      .insertInto('event_media')
      .values(media.map((medium, position) => ({ production_id: tosca, position, ...medium })))
      .execute();
    const [agency] = await db.insertInto('partner').values({ name: 'Konzertagentur Elbe', link: 'https://elbe.example/' }).returning('id').execute();
    await db
      .insertInto('partnership')
      .values({ production_id: tosca, partner_id: agency?.id ?? 0, kind: 'promoter', position: 0 })
      .execute();
    const page = await shown(`/de/produktionen/tosca/${tosca}`);
    const anchors = [...page.matchAll(/<section id="([\w-]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(['opening-hours', 'description', 'images', 'programme', 'video', 'dates', 'promoter']);
    expect(page).toContain('data-enhance="slider"');
    expect(page).toMatch(/data-frame="https:\/\/player\.vimeo\.com[^"]*"/);
    expect(page).toMatch(/href="\/media\/files\/\d+-00000000000000b3\.pdf"[^>]*>.*?Programmheft/s);
    expect(page).toMatch(/Konzertdirektion Nord.*Konzertagentur Elbe/s);
  });

  test('of what is over says when it was last to be seen, and sells nothing', async () => {
    const page = await shown(`/de/produktionen/vorbei/${over}`);
    expect(page).toMatch(/zuletzt am Mo 01\/01\/2001 zu sehen/);
    expect(page).not.toContain(`/api/productions/${over}.ics`);
    expect(page).not.toContain('id="dates"');
  });

  test('is in the sitemap, and its calendar has its dates', async () => {
    const sitemap = await html('/sitemap.xml');
    expect(sitemap).toContain(`/de/produktionen/tosca/${tosca}<`);
    expect(sitemap).toContain('/en/productions<');
    const calendar = await site.get(`/en/api/productions/${tosca}.ics`);
    expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = await calendar.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    expect(text).toContain('X-WR-CALNAME:Stadttheater: Tosca');
    expect((await site.get('/de/api/productions/99999.ics')).status).toBe(404);
  });

  test('is led to from the page of its event', async () => {
    const { results } = await (await site.get('/de/api/events/?page_size=1')).json();
    expect(await html(results[0].link.url)).toContain(`href="/de/produktionen/tosca/${tosca}"`);
  });
});
