import { describe, expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { testApp } from '../../../../../tests/support/app.ts';
import { insertEvent, insertProduction } from '../../build.ts';

// Tests run on 21 November 2026.
const site = await testApp();
const { db } = site;
const assetOf = async (kind: 'image' | 'audio' | 'document', file: string, title: string) =>
  (
    await db
      .insertInto('asset')
      .values({
        kind,
        file,
        name: file,
        content_type: 'application/octet-stream',
        width: 3,
        height: 2,
        size: 2_048,
        color: '#111111',
        title: JSON.stringify({ de: title }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const details = {
  duration: [50, 25, 45],
  languages: ['it'],
  age_from: 8,
  children: { de: 'Mit Sitzkissen.' },
  doors_minutes: 60,
  box_office_minutes: 60,
  introduction: { minutes: 45, place: { de: 'Foyer' } },
};
const production_id = await insertProduction(db, { title: { de: 'Tosca' }, details: JSON.stringify(details), promoter: { de: 'Ein Gastspiel.' } });
const whole = { production_id, description: { de: 'Ein Abend.' }, important_info: { de: 'Stroboskop.' } };
const id = await insertEvent(db, { ...whole, date_start: instantAt('2026-12-01', '19:30'), accessibility_ids: [4] });
const past = await insertEvent(db, { ...whole, date_start: instantAt('2026-10-01', '19:30') });
const bare = await insertEvent(db, { date_start: instantAt('2026-12-02', '19:30') });
const media = [
  await assetOf('image', '00000000000000a1.svg', 'Bühne'),
  await assetOf('audio', '00000000000000a2.wav', 'Ausschnitt'),
  await assetOf('document', '00000000000000a3.pdf', 'Programmheft'),
];
await db
  .insertInto('event_media')
  .values(media.map((asset_id, position) => ({ production_id, asset_id, position })))
  .execute();
const [bank] = await db.insertInto('partner').values({ name: 'Hafenbank', link: 'https://bank.example/' }).returning('id').execute();
await db
  .insertInto('partnership')
  .values({ production_id, partner_id: bank?.id ?? 0, kind: 'sponsor', position: 0 })
  .execute();

const page = async (event: number, language: 'de' | 'en' = 'de') => {
  const { link } = await (await site.get(`/${language}/api/events/${event}/`)).json();
  return (await (await site.get(link.url)).text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
};
const anchors = (html: string) => [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, anchor]) => anchor);

describe('the page', () => {
  test('has its sections in the order of V §9, each with an anchor, and none that is empty', async () => {
    const expected = ['important', 'at-a-glance', 'description', 'programme', 'video', 'children', 'images', 'sponsors', 'promoter'];
    expect(anchors(await page(id))).toEqual(expected);
    expect(anchors(await page(bare))).toEqual([]);
  });

  test('says when doors open, where the introduction is, how long it takes, and how it is made accessible', async () => {
    const html = await page(id);
    for (const words of ['Einlass und Kasse', 'ab 18.30 Uhr', '18.45 Uhr', 'etwa 2 Stunden, eine Pause', '50 Min. – Pause 25 Min. – 45 Min.', 'Italienisch']) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/href="\/de\/programm\?accessibility=4"[^>]*>Entspannte Vorstellung</);
    expect(html).toMatch(/<dt>Alter<\/dt><dd>ab 8 Jahren</);
    expect(await page(id, 'en')).toContain('about 2 hours, one interval');
  });

  test('shows by the views of blocks what is to be heard, seen and read, and who pays', async () => {
    const html = await page(id);
    expect(html).toMatch(/data-enhance="player" data-kind="audio"/);
    expect(html).toMatch(/data-enhance="lightbox"/);
    expect(html).toMatch(/href="\/media\/files\/\d+-00000000000000a3\.pdf"[^>]*>.*?Programmheft/s);
    expect(html).toMatch(/Hafenbank/);
  });

  test('of what is over says nothing of doors and introduction, but of others like it', async () => {
    const html = await page(past);
    expect(html).not.toContain('Einlass');
    expect(html).not.toContain('Einführung');
    expect(html).toContain('etwa 2 Stunden');
  });

  test('of what is called off says nothing of doors either', async () => {
    await db.updateTable('event').set({ status: 'cancelled' }).where('id', '=', id).execute();
    const html = await page(id);
    expect(html).not.toContain('Einlass');
    expect(html).toContain('Italienisch');
    await db.updateTable('event').set({ status: 'scheduled' }).where('id', '=', id).execute();
  });

  test('keeps the heart its place, also of what is over', async () => {
    expect(await page(id)).toContain(`data-favourite="${id}"`);
    expect(await page(past)).toContain(`data-favourite="${past}"`);
  });

  test('is shared by mail without script', async () => {
    const html = await page(id);
    expect(html).toMatch(/data-enhance="share" data-title="Tosca, Di 01\/12\/2026" data-url="[^"]+\/de\/programm\/tosca\/\d+"/);
    expect(html).toMatch(/href="mailto:\?subject=Tosca%2C%20Di%2001%2F12%2F2026&amp;body=https?%3A%2F%2F/);
  });
});
