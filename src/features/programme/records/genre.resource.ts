import { countedField, lineField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

export const genre = defineResource({
  name: 'genre',
  path: 'genres',
  label: { one: { de: 'Genre', en: 'Genre' }, many: { de: 'Genres', en: 'Genres' } },
  description: {
    de: 'Wonach Besucher den Spielplan filtern: Kammermusik, Jazz, Tanz.',
    en: 'What visitors filter the programme by: chamber music, jazz, dance.',
  },
  icon: 'music',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    sort: orderField(),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'genres' }),
  },
  initial: { sort: 100 },
  title: 'name',
  list: {
    columns: ['sort', 'events'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'sort'] }],
});
