import { describe, expect, test } from 'vitest';
import { buildEvent } from '#features/programme/build.ts';
import { standardNames, statusText } from '#features/programme/index.ts';
import { languages } from '#i18n/language.ts';
import { writeAtom } from './atom/atom.ts';
import { elements, readXml, textOf } from './build.ts';
import { writeCalendar } from './ical/ical.ts';

// The wording and the standard names come from one place (programme/status), so no feed can say something else.
const identity = { host: 'ostkai.example', since: '2026-09-01' };
describe.each(['cancelled', 'postponed'] as const)('%s', (status) => {
  test.each(languages)('is said by every feed, in %s', async (language) => {
    const event = buildEvent({ status, availability: 'available' }, language);
    const word = statusText(language, status);

    const calendar = writeCalendar([event], { baseUrl: '', identity, language });
    expect(calendar).toContain(`\r\nSTATUS:${standardNames[status].ical}\r\n`);
    expect(calendar).toContain(`\r\nSUMMARY:${word}: Tosca\r\n`);

    const feed = await readXml(writeAtom([{ event }], { baseUrl: '', identity, language, title: '', author: '', self: '', page: '', from: new Date(0) }));
    const entry = elements(feed, 'entry')[0] ?? feed;
    expect(textOf(entry, 'title')?.startsWith(`${word}: Tosca`)).toBe(true);
    expect(elements(entry, 'category').at(-1)?.attributes).toMatchObject({ term: standardNames[status].schemaStatus, label: word });
  });
});
