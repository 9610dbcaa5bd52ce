import { countedField, dayField, lineField, multiLineField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

export const season = defineResource({
  name: 'season',
  path: 'seasons',
  label: { one: { de: 'Spielzeit', en: 'Season' }, many: { de: 'Spielzeiten', en: 'Seasons' } },
  description: {
    de: 'Von wann bis wann, und was auf der Seite der Produktionen darüber steht.',
    en: 'From when to when, and what the page of productions says about it.',
  },
  icon: 'calendar-range',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    starts_on: dayField({ label: { de: 'Erster Tag', en: 'First day' }, required: true }),
    ends_on: dayField({ label: { de: 'Letzter Tag', en: 'Last day' }, required: true }),
    description: multiLineField({ label: { de: 'Beschreibung', en: 'Description' } }),
    productions: countedField({ label: { de: 'Produktionen', en: 'Productions' }, of: 'production', by: 'season_id' }),
    reminders: countedField({ label: { de: 'Erinnerungen an den Verkauf', en: 'Reminders of the sale' }, of: 'sale_reminder', by: 'season_id' }),
  },
  rules: [
    ({ starts_on, ends_on }) =>
      (starts_on ?? '') <= (ends_on ?? '')
        ? null
        : { field: 'ends_on', message: { de: 'Der letzte Tag liegt vor dem ersten.', en: 'The last day is before the first.' } },
  ],
  title: 'name',
  list: {
    columns: ['starts_on', 'ends_on', 'productions'],
    search: ['name'],
    sort: '-starts_on',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  listScreens: [{ path: 'statistics', label: { de: 'Statistik', en: 'Statistics' } }],
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'starts_on', 'ends_on', 'description', 'reminders'] }],
});
