import { dayField, lineField, linkField, pictureField, switchField } from '#content/index.ts';
import { releaseField } from '#features/releases/index.ts';
import { defineResource } from '#resources/index.ts';

export const teaser = defineResource({
  name: 'teaser',
  path: 'teasers',
  label: { one: { de: 'Teaser', en: 'Teaser' }, many: { de: 'Teaser', en: 'Teasers' } },
  description: {
    de: 'Was zwischen den Terminen des Spielplans steht, ohne selbst einer zu sein.',
    en: 'What stands between the dates of the programme without being one.',
  },
  icon: 'megaphone',
  group: 'programme',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Interner Name', en: 'Internal name' }, required: true, max: 120, shared: true }),
    preline: lineField({ label: { de: 'Oberzeile', en: 'Line above' } }),
    headline: lineField({ label: { de: 'Überschrift', en: 'Headline' }, required: true }),
    subline: lineField({ label: { de: 'Unterzeile', en: 'Line below' } }),
    link: linkField({ label: { de: 'Führt zu', en: 'Leads to' }, required: true }),
    link_text: lineField({ label: { de: 'Text des Links', en: 'Text of the link' } }),
    image_id: pictureField({ label: { de: 'Bild', en: 'Picture' } }),
    position: dayField({
      label: { de: 'Tag', en: 'Day' },
      help: { de: 'Steht im Spielplan am Ende dieses Tages.', en: 'Stands in the programme at the end of this day.' },
      required: true,
    }),
    is_online: switchField({ label: { de: 'Online', en: 'Online' }, initially: true }),
    release_id: releaseField,
  },
  title: 'name',
  list: {
    columns: ['image_id', 'headline', 'position', 'is_online', 'release_id', 'link'],
    shown: ['image_id', 'headline', 'position', 'is_online'],
    filters: ['position', 'is_online', 'release_id'],
    search: ['name', 'headline', 'subline'],
    sort: '-position',
    views: [
      { key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } },
      { key: 'offline', label: { de: 'Nicht online', en: 'Not online' }, query: { is_online: 'false' } },
    ],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'preline', 'headline', 'subline', 'link', 'link_text', 'image_id', 'position'] },
    { title: { de: 'Erscheinen', en: 'Publication' }, fields: ['is_online', 'release_id'] },
  ],
});
