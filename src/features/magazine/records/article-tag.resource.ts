import { countedField, lineField } from '#content/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource, orderField } from '#resources/index.ts';
import { href } from '#routes.ts';

/** A topic of articles. */
export const articleTag = defineResource({
  name: 'article_tag',
  path: 'article-tags',
  label: { one: { de: 'Thema', en: 'Topic' }, many: { de: 'Themen', en: 'Topics' } },
  description: { de: 'Schlagwörter der Beiträge im Magazin.', en: 'What articles of the magazine are about.' },
  icon: 'tags',
  group: 'magazine',
  access: { read: 'editor', write: 'editor', remove: 'editor' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    sort: orderField(),
    articles: countedField({ label: { de: 'Beiträge', en: 'Articles' }, of: 'article', by: 'tags' }),
  },
  initial: { sort: 100 },
  publicPath: ({ id, title }, language) => href('magazineTag', language, { tag: slugOf(title), id }),
  title: 'name',
  list: {
    columns: ['sort', 'articles'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'sort'] }],
});
