import { choiceField, countedField, instantField, lineField, notedField } from '#content/index.ts';
import { defineResource } from '#resources/index.ts';

/** What goes online together at an instant, and is unknown to visitors until then. */
export const release = defineResource({
  name: 'release',
  path: 'releases',
  label: { one: { de: 'Veröffentlichung', en: 'Release' }, many: { de: 'Veröffentlichungen', en: 'Releases' } },
  description: {
    de: 'Was gemeinsam online geht: Termine, Produktionen, Abonnements, Beiträge und Teaser. Sie wählen sie in deren Listen aus: „Gemeinsam bearbeiten“, „Veröffentlichung“.',
    en: 'What goes online together: dates, productions, subscriptions, articles and teasers. They are chosen in their lists: ‘Edit together’, ‘Release’.',
  },
  icon: 'alarm-clock',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({
      label: { de: 'Name', en: 'Name' },
      help: { de: 'Nur für Sie; Besucher sehen ihn nicht.', en: 'For staff alone; visitors do not see it.' },
      required: true,
      max: 120,
      shared: true,
    }),
    at: instantField({
      label: { de: 'Geht online', en: 'Goes online' },
      help: { de: 'Alles auf einmal, zu diesem Zeitpunkt.', en: 'All at once, at this moment.' },
      required: true,
    }),
    state: choiceField({
      label: { de: 'Stand', en: 'State' },
      help: {
        de: '„Online“ veröffentlicht sofort alles. Von „Online“ zurück nimmt alles wieder von der Website; was Besucher schon gesehen haben, haben sie gesehen.',
        en: '‘Online’ releases everything at once. Back from ‘Online’ takes everything off the site again; what visitors have seen they have seen.',
      },
      options: [
        { value: 'planned', label: { de: 'Geplant', en: 'Planned' } },
        { value: 'cancelled', label: { de: 'Abgebrochen', en: 'Called off' } },
        { value: 'out', label: { de: 'Online', en: 'Online' } },
      ],
    }),
    released_at: notedField({ label: { de: 'Online seit', en: 'Online since' } }),
    events: countedField({ label: { de: 'Termine', en: 'Dates' }, of: 'event', by: 'release_id' }),
    productions: countedField({ label: { de: 'Produktionen', en: 'Productions' }, of: 'production', by: 'release_id' }),
    series: countedField({ label: { de: 'Abonnements', en: 'Subscriptions' }, of: 'series', by: 'release_id' }),
    articles: countedField({ label: { de: 'Beiträge', en: 'Articles' }, of: 'article', by: 'release_id' }),
    teasers: countedField({ label: { de: 'Teaser', en: 'Teasers' }, of: 'teaser', by: 'release_id' }),
  },
  initial: { state: 'planned' },
  title: 'name',
  list: {
    columns: ['at', 'state', 'events', 'productions', 'series', 'articles', 'teasers', 'released_at'],
    shown: ['at', 'state', 'events', 'productions', 'articles'],
    filters: ['state', 'at'],
    search: ['name'],
    sort: '-at',
    views: [{ key: 'planned', label: { de: 'Geplant', en: 'Planned' }, query: { state: 'planned', sort: 'at' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'at', 'state'] }],
  bulk: [],
});
