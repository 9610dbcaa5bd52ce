import { imageOf, presentImage, presentThumbnails } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import type { PersonCard } from './contract.ts';
import type { PersonRow, ProductionOfPersonRow } from './queries.server.ts';

type Named = { name: string; names: Localised | null };

/** A name as the reader's language spells it. */
export const spelt = ({ name, names }: Named, language: Language): string => names?.[language] || name;

export const slugsOf = (row: Named) => ({ de: slugOf(spelt(row, 'de')), en: slugOf(spelt(row, 'en')) });

/** The one place where a person becomes JSON. */
export function presentPerson(row: PersonRow, language: Language, texts = new Texts(language)): PersonCard {
  const image = imageOf(row);
  const name = spelt(row, language);
  const slug = slugOf(name);
  return {
    id: row.id,
    slug,
    link: { url: href('person', language, { slug, id: row.id }) },
    name,
    kind: row.kind,
    position: texts.choose('position', row.position),
    category: row.category_id && row.category_name ? presentNamed({ id: row.category_id, name: row.category_name }, language) : null,
    image_obj: image && presentImage(image, language),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
  };
}

export function presentProduction(row: ProductionOfPersonRow, language: Language) {
  const { text: title, lang } = choose(row.title, language);
  return {
    id: row.id,
    link: { url: href('production', language, { slug: slugOf(title), id: row.id }) },
    title,
    ...(lang ? { lang } : {}),
    kind: presentNamed({ id: row.type_id, name: row.type_name }, language),
    first_day: row.first_day ?? '',
    last_day: row.last_day ?? '',
  };
}
