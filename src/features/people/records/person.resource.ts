import { choiceField, lineField, multiLineField, pictureField, referenceField } from '#content/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource, orderField } from '#resources/index.ts';
import { href } from '#routes.ts';

/** Who performs, writes or works in the venue. */
export const person = defineResource({
  name: 'person',
  path: 'persons',
  label: { one: { de: 'Person', en: 'Person' }, many: { de: 'Personen', en: 'Persons' } },
  description: { de: 'Wer auftritt, schreibt oder im Haus arbeitet; auch Ensembles.', en: 'Who performs, writes or works in the house; ensembles too.' },
  icon: 'user-round',
  group: 'people',
  access: { read: 'editor', write: 'manager', remove: 'manager' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 200, shared: true }),
    kind: choiceField({
      label: { de: 'Art', en: 'Kind' },
      options: [
        { value: 'person', label: { de: 'Person', en: 'Person' } },
        { value: 'ensemble', label: { de: 'Ensemble', en: 'Ensemble' } },
      ],
    }),
    names: lineField({
      label: { de: 'Andere Schreibweise', en: 'Other spelling' },
      help: { de: 'Nur wo eine Sprache den Namen anders schreibt.', en: 'Only where a language spells the name otherwise.' },
    }),
    sort_name: lineField({
      label: { de: 'Sortiert als', en: 'Sorted as' },
      help: { de: 'Leer: nach dem letzten Wort des Namens.', en: 'Empty: by the last word of the name.' },
      shared: true,
    }),
    image_id: pictureField({ label: { de: 'Bild', en: 'Picture' } }),
    biography: multiLineField({
      label: { de: 'Biografie', en: 'Biography' },
      help: { de: 'Absätze durch eine leere Zeile trennen.', en: 'Separate paragraphs by an empty line.' },
    }),
    category_id: referenceField({
      label: { de: 'Bereich des Hauses', en: 'Department' },
      help: { de: 'Ohne Bereich steht niemand auf der Seite des Teams.', en: 'Without one nobody stands on the page of the team.' },
      to: 'person_category',
      create: true,
    }),
    position: lineField({ label: { de: 'Aufgabe im Haus', en: 'Position in the house' } }),
    sort: orderField(),
  },
  initial: { sort: 0 },
  importKey: 'name',
  publicPath: ({ id, title }, language) => href('person', language, { slug: slugOf(title), id }),
  title: 'name',
  list: {
    columns: ['image_id', 'kind', 'category_id', 'position', 'sort_name', 'sort'],
    shown: ['image_id', 'kind', 'category_id', 'position'],
    filters: ['kind', 'category_id'],
    search: ['name', 'names', 'position'],
    sort: 'sort_name',
    views: [
      { key: 'no-picture', label: { de: 'Ohne Bild', en: 'Without a picture' }, query: { missing: 'image_id' } },
      { key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } },
    ],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'kind', 'image_id', 'biography'] },
    { title: { de: 'Im Haus', en: 'In the house' }, fields: ['category_id', 'position', 'sort'] },
    { title: { de: 'Schreibweise', en: 'Spelling' }, fields: ['names', 'sort_name'] },
  ],
});
