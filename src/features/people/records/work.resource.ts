import { countedField, lineField, referenceField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

/** What is performed. */
export const work = defineResource({
  name: 'work',
  path: 'works',
  label: { one: { de: 'Werk', en: 'Work' }, many: { de: 'Werke', en: 'Works' } },
  description: { de: 'Was gespielt wird, mit dem, der es geschrieben hat.', en: 'What is performed, with who has written it.' },
  icon: 'book-open',
  group: 'people',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    title: lineField({ label: { de: 'Titel', en: 'Title' }, required: true, max: 300 }),
    composer_id: referenceField({ label: { de: 'Von', en: 'By' }, to: 'person', create: true }),
    places: countedField({ label: { de: 'Programme', en: 'Programmes' }, of: 'production', by: 'works' }),
  },
  title: 'title',
  list: {
    columns: ['composer_id', 'places'],
    filters: ['composer_id'],
    search: ['title'],
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['title', 'composer_id'] }],
});
