import { beforeAll, expect, test } from 'vitest';
import { insertEvent, insertProduction, insertRoom, insertType } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { printStylePath } from './contract.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const { db } = site;
  const type_id = await insertType(db, { de: 'Oper', en: 'Opera' });
  const production_id = await insertProduction(db, { type_id, title: { de: 'Fidelio & <Leonore>', en: 'Fidelio' } });
  const of = { production_id, type_id, room_id: await insertRoom(db) };
  const add = (day: string, rest: Parameters<typeof insertEvent>[1] = {}) => insertEvent(db, { ...of, date_start: instantAt(day, '19:30'), ...rest });
  await add('2026-11-30');
  await add('2026-12-01');
  await add('2026-12-31', { status: 'cancelled' });
  await add('2026-12-15', { title: { de: 'Verborgen' }, is_online: false });
  await add('2027-01-01');
});

const page = async (path: string) => {
  const response = await site.get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test('a month stands on a page without script, first and last day included, what is cancelled struck out', async () => {
  const { status, headers, html } = await page('/de/api/programme/2026-12.html');
  expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, 'text/html; charset=utf-8', 'noindex']);
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html).toContain('<h3>Fidelio &amp; &lt;Leonore&gt;</h3>');
  expect(html).toContain('<s>Fidelio &amp; &lt;Leonore&gt;</s>');
  expect(html).toContain('<h1>Dezember <span>2026</span></h1>');
  expect(html).not.toMatch(/<script|<style|style=|Verborgen/);
  expect((await page(printStylePath)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('in English, and empty months say so', async () => {
  const { html } = await page('/en/api/programme/2026-12.html');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h3>Fidelio</h3>');
  expect((await page('/en/api/programme/2031-02.html')).html).toContain('There are no dates in this month yet.');
});

test('who has it already is answered 304, and what is no month is not found', async () => {
  const { headers } = await page('/de/api/programme/2026-12.html');
  expect((await site.get('/de/api/programme/2026-12.html', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
  for (const month of ['2026-13', '2026-00', '1999-01', '2026-1', 'x']) expect((await page(`/de/api/programme/${month}.html`)).status).toBe(404);
});
