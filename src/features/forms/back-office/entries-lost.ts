import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';

const t = defineStrings({
  one: {
    de: 'Die Einsendung dazu wird gleich und für immer gelöscht; das Zurückholen bringt nur das Formular.',
    en: 'Its entry is deleted at once and for good; bringing it back brings the form alone.',
  },
  many: {
    de: 'Die {n} Einsendungen dazu werden gleich und für immer gelöscht; das Zurückholen bringt nur das Formular.',
    en: 'Its {n} entries are deleted at once and for good; bringing it back brings the form alone.',
  },
});

/** What people have sent by a form does not lie in the bin with it. */
export function entriesLost({ entries }: { readonly [field: string]: unknown }, language: Language): string | null {
  const n = Number(entries ?? 0);
  return n > 0 ? t(language, n === 1 ? 'one' : 'many', { n }) : null;
}
