import { attendanceJsonLd, organizerJsonLd, schemaTypeOf, standardNames } from '#features/programme/index.ts';
import { slugOf } from '#i18n/slug.ts';
import type { DateTexts, ExportedDate } from '../dates/exported-date.ts';
import type { Programme } from './programme-file.ts';

type Text = string | { '@value': string; '@language': string }[];

/** The dates as schema.org's events; in two languages each text is told in both. What is not among the fields is left out. */
export function writeJsonLd({ dates, fields, languages, venue, baseUrl }: Programme): string {
  const has = (field: Programme['fields'][number]) => fields.includes(field);
  const offersOf = ({ texts }: ExportedDate, textIn: (textOf: (texts: DateTexts) => string) => Text) => {
    const [{ price: words, prices, url } = { price: '', prices: [], url: '' }] = languages.map((language) => texts[language]);
    const offers = prices.map(({ price }, index) => {
      const name = textIn((its) => its.prices[index]?.name ?? '');
      return { '@type': 'Offer', ...(name !== '' && { name }), price, priceCurrency: 'EUR', url };
    });
    if (offers.length > 0) return { offers };
    return words ? { offers: { '@type': 'Offer', description: textIn(({ price }) => price), url } } : {};
  };
  const eventOf = (date: ExportedDate) => {
    const { texts } = date;
    const textIn = (textOf: (texts: DateTexts) => string): Text => {
      const [first, ...others] = languages.map((language) => ({ '@value': textOf(texts[language]), '@language': language }));
      return others.length > 0 && first ? [first, ...others] : (first?.['@value'] ?? '');
    };
    const [main] = languages.map((language) => texts[language]);
    if (!main) return [];
    return [
      {
        '@type': schemaTypeOf(slugOf(texts.de.type)),
        '@id': main.url,
        identifier: String(date.id),
        name: textIn(({ title }) => title),
        url: main.url,
        startDate: date.time_known ? date.date_start : date.day,
        ...(date.date_end && { endDate: date.date_end }),
        eventStatus: `https://schema.org/${date.status === 'scheduled' ? 'EventScheduled' : standardNames[date.status].schemaStatus}`,
        additionalType: main.type,
        ...attendanceJsonLd({ ...main.place, attendance: date.attendance }, baseUrl, main.url),
        ...organizerJsonLd(date.promoters, venue, baseUrl),
        ...(has('description') && { description: textIn(({ subtitle, description }) => [subtitle, ...description].filter(Boolean).join('\n\n')) }),
        ...(has('tags') && { keywords: [...main.series, ...main.tags] }),
        ...(has('accessibility') && main.accessibility.length > 0 && { accessibilitySummary: textIn(({ accessibility }) => accessibility.join(', ')) }),
        ...(has('note') && main.note && { disambiguatingDescription: textIn(({ note }) => note) }),
        ...(has('price') && offersOf(date, textIn)),
        ...(has('picture') &&
          date.picture && {
            image: {
              '@type': 'ImageObject',
              contentUrl: date.picture.url,
              creditText: date.picture.credit,
              ...(date.picture.license && { copyrightNotice: date.picture.license }),
            },
          }),
        dateModified: date.updated_at,
      },
    ];
  };
  return `${JSON.stringify({ '@context': 'https://schema.org', '@graph': dates.flatMap(eventOf) }, null, 1)}\n`;
}
