import { beforeAll, describe, expect, test } from 'vitest';
import type { Transport } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { alertsOperations } from '#features/alerts/index.server.ts';
import type { Alert } from '#features/alerts/index.ts';
import { navigationOperations } from '#features/navigation/index.server.ts';
import type { Navigation } from '#features/navigation/index.ts';
import { openingHoursOperations } from '#features/opening-hours/index.server.ts';
import { type OpeningTimeline, openingText } from '#features/opening-hours/index.ts';
import { readSecurityTxt, settingsOperations } from '#features/settings/index.server.ts';
import type { ErrorHtml, SiteSettings } from '#features/settings/index.ts';
import { addDays, instantAt, weekdayIndex } from '#i18n/berlin-time.ts';
import { type Language, languages } from '#i18n/language.ts';
import { buildRequestContext } from '../../src/api/build.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { fillFurniture } from './fill-furniture.server.ts';
import { exceptionalHours } from './hours.ts';
import { venueSettings } from './settings.ts';

const today = '2026-11-21';
const db = await testDatabase();
beforeAll(async () => {
  const type = (de: string, en: string) => ({ name: JSON.stringify({ de, en }) });
  await db
    .insertInto('exhibition_type')
    .values([type('Konzert', 'Concert'), type('Oper', 'Opera')])
    .execute();
  await db.insertInto('series').values(type('Kammermusik', 'Chamber Music')).execute();
  await fillFurniture(db, { today });
});

const operations = [...alertsOperations, ...navigationOperations, ...openingHoursOperations, ...settingsOperations];
const at = (now: Date): Transport => localTransport(operations, buildRequestContext(db, { now }));
const ask = async <Answer>(path: string, language: Language, now = instantAt(today, '17:00')) => (await at(now)({ method: 'GET', path, language })) as Answer;

describe.each(languages)('in %s', (language) => {
  test('the menu has its entries in two groups, what is played below the programme', async () => {
    const { menu, footer } = await ask<Navigation>('/pageeditor-api/nav', language);
    expect(menu.filter(({ group }) => group === 'primary').map(({ menu_name }) => menu_name)).toEqual(
      language === 'de' ? ['Programm', 'Abonnements', 'Besuch', 'Haus', 'Magazin'] : ['Programme', 'Subscriptions', 'Your Visit', 'The House', 'Magazine'],
    );
    expect(menu.filter(({ group }) => group === 'secondary')).toHaveLength(4);
    expect(menu[0]?.children.map(({ menu_name }) => menu_name)).toEqual(
      language === 'de' ? ['Produktionen', 'Konzert', 'Oper'] : ['Productions', 'Concert', 'Opera'],
    );
    expect(menu[1]?.children).toMatchObject([{ url: expect.stringMatching(/^\/(de|en)\/abonnements\/[a-z-]+\/\d+$/) }]);
    expect(menu.find(({ menu_name }) => menu_name === 'Haus' || menu_name === 'The House')).toMatchObject({ url: null });
    expect(footer.length).toBeGreaterThan(5);
  });

  test('every link stays in its language or says that it does not', async () => {
    const { menu, footer } = await ask<Navigation>('/pageeditor-api/nav', language);
    for (const { url, lang } of [...menu, ...menu.flatMap(({ children }) => children), ...footer]) {
      if (url?.startsWith('/')) expect(url.split('/')[1]).toBe(lang ?? language);
    }
  });

  test('the settings lose nothing to the sanitiser', async () => {
    const answer = await ask<SiteSettings>('/pageeditor-api/settings', language);
    expect(answer.html_footer_top.code).toBe(venueSettings['html_footer_top.code']?.[language]);
    expect(answer.html_footer_logos?.code).toBe(venueSettings['html_footer_logos.code']?.[language]);
    expect(answer).toMatchObject({ name: 'Ostkai', name_accent: 'kai', is_site_online: true, is_shop_online: true });
    expect((await ask<ErrorHtml>('/api/html/', language))['404']).toMatchObject({
      style: '.custom-error .lost{font-size:1.5rem;max-width:32ch;line-height:1.3}',
      body: expect.stringMatching(/^<p class="lost">.+<\/p><p><a href="\/(de|en)\/.+<\/p>$/),
    });
  });

  test('there is an alert today and on the coming Sunday, not after it', async () => {
    const alerts = (day: string) => ask<Alert[]>('/api/breaking-news/', language, instantAt(day, '23:59'));
    const [alert] = await alerts(today);
    expect(alert).toMatchObject({
      title: language === 'de' ? 'Kaibrücke gesperrt' : 'Quay bridge closed',
      link: { url: expect.stringContaining('22-11-2026') },
    });
    expect(alert?.untranslated).toBeUndefined();
    expect([(await alerts('2026-11-22')).length, (await alerts('2026-11-23')).length]).toEqual([1, 0]);
  });
});

test('the house has hours, in words, at every hour of eight weeks', async () => {
  const seen = new Set<string>();
  for (let day = today; day < addDays(today, 56); day = addDays(day, 1)) {
    for (const time of ['00:30', '09:00', '12:00', '14:00', '17:00', '21:00']) {
      const now = instantAt(day, time);
      const [phase] = (await ask<OpeningTimeline>('/api/opening-hours-today/', 'de', now)).timeline;
      if (phase) seen.add(openingText(phase, 'de'));
    }
  }
  expect([...seen].sort()).toEqual([
    'Geschlossen',
    'Geöffnet 10.00–13.00 und 15.00–01.00 Uhr',
    'Geöffnet 10.00–13.00 und 15.00–19.30 Uhr',
    'Geöffnet bis 13.00 Uhr',
    'Geöffnet bis 15.00 Uhr',
    'Geöffnet bis 18.00 Uhr',
    'Geöffnet bis 19.30 Uhr',
    'Geöffnet bis 20.00 Uhr',
    'Heute nur Abendkasse',
    'Öffnet um 10.00 Uhr',
    'Öffnet um 11.00 Uhr',
    'Öffnet um 15.00 Uhr',
  ]);
});

test.each(['2026-12-24', '2026-12-26', '2027-01-01', '2028-02-29'])('from %s on every exception is yet to come', (day) => {
  const days = exceptionalHours(day).map((exception) => exception.day);
  expect(days.every((exception) => exception >= day && exception < addDays(day, 366))).toBe(true);
  expect(weekdayIndex(days[0] ?? '')).toBe(2);
});

test('who finds a hole is told where to report it', async () => {
  const told = await readSecurityTxt(db, { baseUrl: 'https://ostkai.example', now: new Date('2026-11-21T12:00:00Z') });
  expect(told).toContain('Contact: mailto:sicherheit@ostkai.example\n');
});
