import { countedField, lineField, switchField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

export const tag = defineResource({
  name: 'tag',
  path: 'tags',
  label: { one: { de: 'Schlagwort', en: 'Tag' }, many: { de: 'Schlagwörter', en: 'Tags' } },
  description: { de: 'Für Termine und Produktionen: „Für Familien“, „Werkeinführung“.', en: 'For dates and productions: ‘For families’, ‘Introduction’.' },
  icon: 'tag',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    show_in_filter: switchField({ label: { de: 'Als Filter anbieten', en: 'Offer as a filter' }, initially: true }),
    sort: orderField(),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'tags' }),
    productions: countedField({ label: { de: 'Produktionen', en: 'Productions' }, of: 'production', by: 'tags' }),
  },
  initial: { sort: 100 },
  title: 'name',
  list: {
    columns: ['show_in_filter', 'sort', 'events', 'productions'],
    filters: ['show_in_filter'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'show_in_filter', 'sort'] }],
});
