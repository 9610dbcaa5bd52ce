import { type Language, languages } from '#i18n/language.ts';
import { legalRoutes } from '#routes.ts';
import { t } from './strings.ts';

export type LegalText = keyof typeof legalRoutes;
export const legalTexts = Object.keys(legalRoutes) as LegalText[]; // its own names

/** Empty texts where nobody has said. */
export type NewPage = { title: Record<Language, string>; urls: Partial<Record<Language, string>> };

/** The page of a legal text as the footer's link finds it, in both languages; for any other word an empty page. */
export function newLegalPage(word: string | null): NewPage {
  const name = legalTexts.find((one) => one === word);
  const title = Object.fromEntries(languages.map((one) => [one, name ? t(one, name) : ''])) as NewPage['title']; // one for each language
  return { title, urls: name ? legalRoutes[name] : {} };
}
