import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

export function presentTitle({ id, own_title, title }: { id: number; own_title: Localised | null; title: Localised }, language: Language) {
  const { text, lang } = choose(ownOr(own_title, title), language);
  return { title: text, ...(lang ? { lang } : {}), url: href('event', language, { slug: slugOf(text), id }) };
}
