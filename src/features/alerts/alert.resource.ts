import { instantField, lineField, linkField, multiLineField, switchField } from '#content/index.ts';
import { defineResource, orderField } from '#resources/index.ts';

/** A banner above every page. */
export const alert = defineResource({
  name: 'alert',
  path: 'alerts',
  label: { one: { de: 'Eilmeldung', en: 'Alert' }, many: { de: 'Eilmeldungen', en: 'Alerts' } },
  description: { de: 'Steht über jeder Seite, sofort oder in einem Zeitraum.', en: 'Stands above every page, at once or for a time.' },
  icon: 'siren',
  group: 'site',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    title: lineField({ label: { de: 'Überschrift', en: 'Headline' }, required: true, max: 120 }),
    text: multiLineField({ label: { de: 'Text', en: 'Text' }, max: 500 }),
    link: linkField({ label: { de: 'Führt zu', en: 'Leads to' } }),
    link_title: lineField({ label: { de: 'Text des Links', en: 'Text of the link' } }),
    is_online: switchField({ label: { de: 'Online', en: 'Online' } }),
    visible_from: instantField({ label: { de: 'Zu sehen ab', en: 'Shown from' }, help: { de: 'Leer: sofort.', en: 'Empty: at once.' } }),
    visible_until: instantField({
      label: { de: 'Zu sehen bis', en: 'Shown until' },
      help: { de: 'Leer: bis Sie sie abschalten.', en: 'Empty: until you switch it off.' },
    }),
    sort: orderField(),
  },
  initial: { sort: 0 },
  rules: [
    ({ visible_from, visible_until }) =>
      visible_from === null || visible_until === null || Date.parse(visible_from) < Date.parse(visible_until)
        ? null
        : {
            field: 'visible_until',
            message: { de: 'Das Ende liegt vor dem Anfang. Bitte wählen Sie ein späteres.', en: 'The end is before the beginning. Please choose a later one.' },
          },
  ],
  title: 'title',
  list: {
    columns: ['is_online', 'visible_from', 'visible_until', 'sort'],
    filters: ['is_online'],
    search: ['title', 'text'],
    sort: '-visible_from',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [
    { title: { de: 'Meldung', en: 'Alert' }, fields: ['title', 'text', 'link', 'link_title'] },
    { title: { de: 'Wann', en: 'When' }, fields: ['is_online', 'visible_from', 'visible_until', 'sort'] },
  ],
});
