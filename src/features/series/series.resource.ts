import { countedField, lineField, multiLineField, pictureField, switchField } from '#content/index.ts';
import { releaseField } from '#features/releases/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource, orderField } from '#resources/index.ts';
import { href } from '#routes.ts';

/** A subscription series. */
export const series = defineResource({
  name: 'series',
  path: 'series',
  label: { one: { de: 'Abonnement', en: 'Subscription' }, many: { de: 'Abonnements', en: 'Subscriptions' } },
  description: {
    de: 'Reihen mit Preis und Bestellweg; ihre Termine verteilen Sie in einer Tabelle oder wählen sie am Termin.',
    en: 'Series with price and how to order; their dates are assigned in a table, or chosen at each date.',
  },
  icon: 'ticket',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    image_id: pictureField({ label: { de: 'Bild', en: 'Picture' } }),
    description: multiLineField({ label: { de: 'Beschreibung', en: 'Description' } }),
    price: lineField({ label: { de: 'Preis', en: 'Price' }, help: { de: 'Eine Zeile: „Acht Abende ab 168 €“.', en: 'One line: ‘Eight evenings from €168’.' } }),
    ordering: multiLineField({ label: { de: 'Bestellen', en: 'How to order' } }),
    show_in_filter: switchField({ label: { de: 'Als Filter anbieten', en: 'Offer as a filter' }, initially: true }),
    is_online: switchField({
      label: { de: 'Online', en: 'Online' },
      help: { de: 'Sonst nennen es auch seine Termine nicht.', en: 'Otherwise its dates do not name it either.' },
      initially: true,
    }),
    release_id: releaseField,
    sort: orderField(),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'series' }),
  },
  initial: { sort: 100 },
  publicPath: ({ id, title }, language) => href('series', language, { slug: slugOf(title), id }),
  title: 'name',
  list: {
    columns: ['image_id', 'price', 'is_online', 'release_id', 'show_in_filter', 'sort', 'events'],
    shown: ['image_id', 'price', 'is_online', 'events'],
    filters: ['show_in_filter', 'is_online', 'release_id'],
    search: ['name'],
    sort: 'sort',
    views: [
      { key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } },
      { key: 'offline', label: { de: 'Nicht online', en: 'Not online' }, query: { is_online: 'false' } },
    ],
  },
  listScreens: [{ path: 'dates', label: { de: 'Termine verteilen', en: 'Assign dates' } }],
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'image_id', 'description', 'price', 'ordering', 'show_in_filter', 'sort'] },
    { title: { de: 'Erscheinen', en: 'Publication' }, fields: ['is_online', 'release_id'] },
  ],
});
