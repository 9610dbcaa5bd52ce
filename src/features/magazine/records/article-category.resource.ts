import { countedField, lineField, slugField } from '#content/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { defineResource, orderField } from '#resources/index.ts';
import { href } from '#routes.ts';

/** A category of the magazine. */
export const articleCategory = defineResource({
  name: 'article_category',
  path: 'article-categories',
  label: { one: { de: 'Rubrik', en: 'Category' }, many: { de: 'Rubriken', en: 'Categories' } },
  description: { de: 'Die Rubriken des Magazins; jeder Beitrag steht in einer.', en: 'The categories of the magazine; each article is in one.' },
  icon: 'library',
  group: 'magazine',
  access: { read: 'editor', write: 'editor', remove: 'editor' },
  fields: {
    name: lineField({ label: { de: 'Name', en: 'Name' }, required: true, max: 120 }),
    style_name: slugField({
      label: { de: 'Gestaltung', en: 'Look' },
      help: { de: 'Name eines eigenen Aussehens; leer: wie alle anderen.', en: 'Name of a look of its own; empty: as all others.' },
    }),
    sort: orderField(),
    articles: countedField({ label: { de: 'Beiträge', en: 'Articles' }, of: 'article', by: 'category_id' }),
  },
  initial: { sort: 100 },
  publicPath: ({ id, title }, language) => href('magazineCategory', language, { category: slugOf(title), id }),
  title: 'name',
  list: {
    columns: ['style_name', 'sort', 'articles'],
    shown: ['sort', 'articles'],
    search: ['name'],
    sort: 'sort',
    views: [{ key: 'german-only', label: { de: 'Nur deutsch', en: 'In German only' }, query: { untranslated: 'true' } }],
  },
  form: [{ title: { de: 'Allgemein', en: 'General' }, fields: ['name', 'style_name', 'sort'] }],
});
