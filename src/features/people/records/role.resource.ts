import { countedField, lineField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

/** What somebody does in a production. */
export const role = defineResource({
  name: 'role',
  path: 'roles',
  label: { one: { de: 'Aufgabe', en: 'Part' }, many: { de: 'Aufgaben', en: 'Parts' } },
  description: { de: 'Was jemand in einer Produktion tut: Dirigat, Klavier, Regie.', en: 'What somebody does in a production: conducts, plays, directs.' },
  icon: 'drama',
  group: 'people',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    sort: orderField(),
    credits: countedField({ label: { de: 'Nennungen', en: 'Credits' }, of: 'production', by: 'roles' }),
  },
  initial: { sort: 1_000 },
  title: 'name',
  list: {
    columns: ['sort', 'credits'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'sort'] }],
});
