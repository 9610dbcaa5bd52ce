import { countedField, lineField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

/** A department of the venue. */
export const personCategory = defineResource({
  name: 'person_category',
  path: 'person-categories',
  label: { one: { de: 'Bereich des Hauses', en: 'Department' }, many: { de: 'Bereiche des Hauses', en: 'Departments' } },
  description: { de: 'Unter diesen Überschriften steht das Team auf seiner Seite.', en: 'The headings under which the team stands on its page.' },
  icon: 'network',
  group: 'people',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    sort: orderField(),
    persons: countedField({ label: { de: 'Personen', en: 'Persons' }, of: 'person', by: 'category_id' }),
  },
  initial: { sort: 100 },
  title: 'name',
  list: {
    columns: ['sort', 'persons'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'sort'] }],
});
