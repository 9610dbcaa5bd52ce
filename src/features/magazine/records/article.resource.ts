import { instantField, lineField, multiLineField, pictureField, referenceField, referencesField, switchField } from '#content/index.ts';
import { releaseField } from '#features/releases/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource } from '#resources/index.ts';
import { href } from '#routes.ts';

/** What lists and search engines know of an article; its body is edited on its page. */
export const article = defineResource({
  name: 'article',
  path: 'articles',
  label: { one: { de: 'Beitrag', en: 'Article' }, many: { de: 'Beiträge', en: 'Articles' } },
  description: {
    de: 'Titel, Bild und Rubrik der Beiträge im Magazin; den Text schreiben Sie auf der Seite selbst.',
    en: 'Title, picture and category of the magazine’s articles; the text is written on the page itself.',
  },
  icon: 'newspaper',
  group: 'magazine',
  access: { read: 'editor', write: 'editor', remove: 'editor' },
  fields: {
    title: lineField({ label: { de: 'Titel', en: 'Title' }, required: true }),
    preline: lineField({ label: { de: 'Oberzeile', en: 'Line above' } }),
    summary: multiLineField({
      label: { de: 'Zusammenfassung', en: 'Summary' },
      help: { de: 'Ein oder zwei Sätze für Listen, Feeds und Suchmaschinen.', en: 'A sentence or two for lists, feeds and search engines.' },
      max: 500,
    }),
    image_id: pictureField({ label: { de: 'Bild', en: 'Picture' } }),
    category_id: referenceField({ label: { de: 'Rubrik', en: 'Category' }, to: 'article_category', required: true, create: true }),
    tags: referencesField({ label: { de: 'Themen', en: 'Topics' }, to: 'article_tag', create: true }),
    author_id: referenceField({ label: { de: 'Von', en: 'By' }, to: 'person', create: true }),
    persons: referencesField({ label: { de: 'Über wen', en: 'About whom' }, to: 'person' }),
    productions: referencesField({
      label: { de: 'Über welche Produktionen', en: 'About which productions' },
      help: { de: 'Steht dort und bei allen ihren Terminen.', en: 'Shown there, and with all of their dates.' },
      to: 'production',
    }),
    events: referencesField({
      label: { de: 'Über einzelne Termine', en: 'About single dates' },
      help: { de: 'Steht nur bei diesen.', en: 'Shown with these alone.' },
      to: 'event',
    }),
    published_at: instantField({ label: { de: 'Erscheint', en: 'Published' }, help: { de: 'Von da an zu sehen.', en: 'Shown from then on.' }, required: true }),
    is_online: switchField({ label: { de: 'Online', en: 'Online' }, initially: true }),
    release_id: releaseField,
    is_teaser: switchField({
      label: { de: 'Steht im Magazin ganz oben', en: 'Leads the magazine' },
      help: { de: 'Von mehreren der neueste.', en: 'Of several the newest.' },
    }),
  },
  fieldAccess: { release_id: { write: 'manager' } },
  title: 'title',
  list: {
    columns: ['image_id', 'category_id', 'author_id', 'published_at', 'is_online', 'release_id', 'is_teaser', 'tags'],
    shown: ['image_id', 'category_id', 'published_at', 'is_online'],
    filters: ['category_id', 'author_id', 'tags', 'productions', 'published_at', 'is_online', 'release_id'],
    search: ['title', 'preline', 'summary'],
    sort: '-published_at',
    views: [
      { key: 'no-picture', label: { de: 'Ohne Bild', en: 'Without a picture' }, query: { missing: 'image_id' } },
      { key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } },
      { key: 'offline', label: { de: 'Nicht online', en: 'Not online' }, query: { is_online: 'false' } },
      { key: 'changed', label: { de: 'Zuletzt geändert', en: 'Last changed' }, query: { sort: '-changed' } },
    ],
  },
  form: [
    { title: { de: 'Allgemein', en: 'General' }, fields: ['title', 'preline', 'summary', 'image_id'] },
    { title: { de: 'Einordnung', en: 'Where it belongs' }, fields: ['category_id', 'tags', 'author_id', 'persons', 'productions', 'events'] },
    { title: { de: 'Erscheinen', en: 'Publication' }, fields: ['published_at', 'is_online', 'release_id', 'is_teaser'] },
  ],
  publicPath: ({ id, title }, language) => href('article', language, { slug: slugOf(title), id }),
});
