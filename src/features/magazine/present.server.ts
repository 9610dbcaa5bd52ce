import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import type { ArticleCard, Named } from './contract.ts';
import { wordsPerMinute } from './limits.ts';
import type { ArticleRow } from './queries/articles.server.ts';

type Row = { id: number; name: Localised };

export function presentCategory(row: Row, language: Language): Named {
  const named = presentNamed(row, language);
  const slug = slugOf(named.name);
  return { ...named, slug, link: { url: href('magazineCategory', language, { category: slug, id: row.id }) } };
}

export function presentTag(row: Row, language: Language): Named {
  const named = presentNamed(row, language);
  const slug = slugOf(named.name);
  return { ...named, slug, link: { url: href('magazineTag', language, { tag: slug, id: row.id }) } };
}

/** Topics as staff have put them, those without a place of their own in the alphabet of the reader's language. */
export const inReadersOrder = <Topic extends { name: Localised; sort: number }>(topics: readonly Topic[], language: Language): Topic[] =>
  topics.toSorted((a, b) => a.sort - b.sort || choose(a.name, language).text.localeCompare(choose(b.name, language).text, language));

export const slugsOf = (name: Localised) => ({ de: slugOf(choose(name, 'de').text), en: slugOf(choose(name, 'en').text) });

/** The one place where an article becomes JSON. */
export function presentArticle(row: ArticleRow, language: Language): ArticleCard {
  const texts = new Texts(language);
  const title = texts.choose('title', row.title);
  const slug = slugOf(title);
  const image = imageOf(row);
  const words = row.words[language] || row.words.de || row.words.en || 0;
  return {
    id: row.id,
    xtype: 'article',
    slug,
    link: { url: href('article', language, { slug, id: row.id }) },
    preline: texts.choose('preline', row.preline),
    title,
    summary: texts.choose('summary', row.summary),
    published_at: toBerlinIso(row.published_at),
    day: dayOf(row.published_at),
    reading_minutes: words > 0 ? Math.ceil(words / wordsPerMinute) : null,
    category: presentCategory({ id: row.category_id, name: row.category_name }, language),
    author: presentAuthor(row, language),
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
  };
}

function presentAuthor({ author_id: id, author_name, author_names }: ArticleRow, language: Language): ArticleCard['author'] {
  const name = author_names?.[language] || author_name;
  return id && name ? { id, name, link: { url: href('person', language, { slug: slugOf(name), id }) } } : null;
}

export function presentNeighbour({ id, title, published_at }: Pick<ArticleRow, 'id' | 'title' | 'published_at'>, language: Language) {
  const { text, lang } = choose(title, language);
  return {
    id,
    link: { url: href('article', language, { slug: slugOf(text), id }) },
    title: text,
    ...(lang && { lang }),
    day: dayOf(new Date(published_at)),
  };
}
