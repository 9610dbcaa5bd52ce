import { expect, test } from 'vitest';
import { addDays } from './berlin-time.ts';
import { displayMoment } from './clock/display-moment.ts';
import { clockTime, displayDate, displayTime, longDate, longMonth, shortMonth, shortWeekday } from './format.ts';
import { localeOf } from './language.ts';
import { choose } from './localised.ts';
import { displayPrice } from './price.ts';
import { slugOf } from './slug.ts';
import { defineStrings } from './strings.ts';
import { fromUrlDate, toUrlDate } from './url-date.ts';

test('dates as the specification shows them', () => {
  expect(displayDate('de', '2026-11-21')).toBe('Sa 21/11/2026');
  expect(displayDate('en', '2026-11-21')).toBe('Sat 21/11/2026');
  expect(longDate('de', '2026-11-21')).toBe('Samstag, 21. November 2026');
});

test.each(['de', 'en'] as const)('the names of days and months are those of the language: %s', (language) => {
  const told = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options });
    return (day: string) => formatter.format(new Date(`${day}T12:00Z`)).replace(options.day ? '' : '.', '');
  };
  const [weekday, short, month, long] = [
    told({ weekday: 'short' }),
    told({ month: 'short' }),
    told({ month: 'long', year: 'numeric' }),
    told({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  ];
  for (const year of ['1842', '2026', '2028'])
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
      const ours = [shortWeekday(language, day), shortMonth(language, day), longMonth(language, day), longDate(language, day)];
      expect(ours).toEqual([weekday(day), short(day), month(day), long(day)]);
    }
});

test('times are Berlin’s, also at midnight', () => {
  expect(clockTime(new Date('2026-11-21T18:30:00Z'))).toBe('19.30');
  expect(displayTime('de', new Date('2026-07-01T18:30:00Z'))).toBe('20.30 Uhr');
  expect(displayTime('en', new Date('2026-11-20T23:00:00Z'))).toBe('00.00');
});

test.each([
  ['48.00', '48 €'],
  ['12.50', '12,50 €'],
  ['0.00', '0 €'],
  ['1200.05', '1200,05 €'],
])('%s is shown as %s', (price, shown) => expect(displayPrice(price)).toBe(shown));

test('URL dates', () => {
  expect(toUrlDate('2026-11-21')).toBe('21-11-2026');
  expect(fromUrlDate('21-11-2026')).toBe('2026-11-21');
  for (const wrong of ['31-02-2026', '1-2-2026', '2026-11-21', '21-11-26', '']) expect(fromUrlDate(wrong)).toBeNull();
});

test('slugs', () => {
  expect(slugOf('Béla Bartók: Herzog Blaubarts Burg')).toBe('bela-bartok-herzog-blaubarts-burg');
  expect(slugOf('Für Übermütige & Größere')).toBe('fuer-uebermuetige-groessere');
  expect(slugOf('東京')).toBe('-');
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
});

test('a missing text falls back to German, and says so', () => {
  expect(choose({ de: 'Saal', en: 'Hall' }, 'en')).toEqual({ text: 'Hall' });
  expect(choose({ de: 'Saal', en: '' }, 'en')).toEqual({ text: 'Saal', lang: 'de' });
  expect(choose({ en: 'Hall' }, 'de')).toEqual({ text: 'Hall', lang: 'en' });
  expect(choose(null, 'de')).toEqual({ text: '' });
});

test('one and many', () => {
  const t = defineStrings({ n: { de: '{n} Karte|{n} Karten', en: '{n} ticket|{n} tickets' } });
  expect([t('de', 'n', { n: 1 }), t('de', 'n', { n: 0 }), t('en', 'n', { n: 2 })]).toEqual(['1 Karte', '0 Karten', '2 tickets']);
});

test('a moment is told with its day and hour, given as an instant or as the API writes it', () => {
  expect(displayMoment('de', '2026-11-21T17:00:00+01:00')).toBe('Sa 21/11/2026, 17.00 Uhr');
  expect(displayMoment('en', new Date('2026-11-20T23:00:00Z'))).toBe('Sat 21/11/2026, 00.00');
});
