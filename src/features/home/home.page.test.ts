import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { instantAt } from '../../i18n/berlin-time.ts';
import { storePage } from '../navigation/build.ts';
import { insertEvent, insertProduction } from '../programme/build.ts';
import { saveSettings } from '../settings/index.server.ts';

// The home page in whatever state the programme is; which event leads is in src/features/home/featured.test.ts.
const site: TestApp = await testApp();
await saveSettings(site.db, { name: 'Stadttheater' }, 'de');
beforeEach(async () => {
  await site.db.deleteFrom('event').execute();
});

const planned = async (title: string, day: string, more: { status?: 'cancelled'; image_id?: number } = {}) => {
  const { image_id, ...event } = more;
  const production_id = await insertProduction(site.db, { title: { de: title }, ...(image_id && { image_id }) });
  return insertEvent(site.db, { production_id, date_start: instantAt(day, '19:30'), ...event });
};
const storedPicture = async () => {
  const image = { file: 'ab34cd56.png', content_type: 'image/png', width: 1536, height: 1024, color: '#f3ede1' };
  return (await site.db.insertInto('asset').values(image).returning('id').executeTakeFirstOrThrow()).id;
};
const shown = async (path = '/de') => (await (await site.get(path)).text()).replace(/<script.*?<\/script>/gs, '');
const outline = (html: string) =>
  [...html.slice(html.indexOf('<main'), html.indexOf('</main')).matchAll(/<h(\d)(.*?)>(.*?)<\/h\1>/gs)].map(
    ([, level, attributes = '', text = '']) => `h${level} ${/aria-label="(.*?)"/.exec(attributes)?.[1] ?? text.replace(/<[^>]+>/g, '')}`,
  );

test('the alert stands on every page but a landing page', async () => {
  const { db, get } = await testApp();
  await db
    .insertInto('alert')
    .values({ title: JSON.stringify({ de: 'Die Garderobe ist geschlossen' }), is_online: true })
    .execute();
  await storePage(db, { title: 'Willkommen', path: '', is_landing_page: true });
  const alertOn = async (path: string) => /<aside [^>]*>(?=<p[^>]*><strong>Die Garderobe)/.exec(await (await get(path)).text())?.[0];
  expect([await alertOn('/de'), await alertOn('/de/programm')]).toEqual([expect.stringMatching(/ hidden=""/), expect.not.stringMatching(/hidden/)]);
});

describe('the home page', () => {
  test('without events says so once, and leads on', async () => {
    const html = await shown();
    expect(outline(html)).toEqual(['h1 Stadttheater', 'h2 Als Nächstes']);
    expect(html.match(/zurzeit keine kommenden Veranstaltungen/g)).toHaveLength(1);
    expect(html).toContain('href="/de/programm"');
  });

  test('with one event has nothing to come after it', async () => {
    await planned('Tosca', '2190-01-05');
    const html = await shown();
    expect(outline(html)).toEqual(['h1 Stadttheater', 'h2 Dienstag, 5. Januar 2190', 'h3 Tosca']);
    expect(html).not.toContain('zurzeit keine');
  });

  test('the headings of those that follow lie one below the other', async () => {
    await planned('Fidelio', '2190-01-04', { status: 'cancelled' });
    await planned('Tosca', '2190-01-05');
    await planned('Salome', '2190-01-06');
    expect(outline(await shown())).toEqual([
      'h1 Stadttheater',
      'h2 Dienstag, 5. Januar 2190',
      'h3 Tosca',
      'h2 Als Nächstes',
      'h3 Montag, 4. Januar 2190',
      'h4 Fidelio',
      'h3 Mittwoch, 6. Januar 2190',
      'h4 Salome',
    ]);
  });

  test('only the picture of the one that leads is loaded before others, whatever precedes it', async () => {
    const image_id = await storedPicture();
    await planned('Fidelio', '2190-01-04', { status: 'cancelled', image_id });
    await planned('Tosca', '2190-01-05', { image_id });
    const pictures = (await shown()).match(/<img[^>]*media[^>]*>/g) ?? [];
    expect(pictures.map((picture) => /fetchpriority="high"/i.test(picture))).toEqual([true, false]);
    expect(pictures.map((picture) => /\/(\d+x\d+)-/.exec(picture)?.[1])).toEqual(['16x9', '3x2']);
  });
});
