import { countedField, lineField, linkField, pictureField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

/** Who pays for something or puts it on; events and productions name them. */
export const partner = defineResource({
  name: 'partner',
  path: 'partners',
  label: { one: { de: 'Partner', en: 'Partner' }, many: { de: 'Partner', en: 'Partners' } },
  description: { de: 'Sponsoren und Veranstalter, mit Logo und Website.', en: 'Sponsors and promoters, with logo and website.' },
  icon: 'handshake',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120, shared: true }),
    link: linkField({
      label: { de: 'Website', en: 'Website' },
      help: { de: 'Wohin das Logo führt. Leer: nirgendwohin.', en: 'Where the logo leads. Empty: nowhere.' },
      shared: true,
    }),
    image_id: pictureField({ label: { de: 'Logo', en: 'Logo' }, help: { de: 'Ohne Logo steht der Name da.', en: 'Without a logo the name stands there.' } }),
    productions: countedField({ label: { de: 'Produktionen', en: 'Productions' }, of: 'production', by: 'partners' }),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'partners' }),
  },
  title: 'name',
  list: {
    columns: ['image_id', 'link', 'productions', 'events'],
    search: ['name', 'link'],
    views: [{ key: 'no-logo', label: { de: 'Ohne Logo', en: 'Without a logo' }, query: { missing: 'image_id' } }],
  },
  form: [{ title: { de: 'Angaben', en: 'Details' }, fields: ['name', 'link', 'image_id'] }],
  rules: [
    ({ link }) =>
      link === '' || /^https?:\/\//.test(link)
        ? null
        : {
            field: 'link',
            message: { de: 'Eine Adresse außerhalb dieser Website beginnt mit „https://“.', en: 'An address outside this website begins with ‘https://’.' },
          },
  ],
  importKey: 'name',
});
