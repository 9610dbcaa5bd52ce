import type { Language } from '#i18n/language.ts';
import { legalRoutes } from '#routes.ts';
import { t } from './strings.ts';

type Page = { kind: 'page'; url: string };
type Action = { kind: 'cookies' };
type External = { kind: 'external'; url: string };

/** A link at the foot of every page. `cookies` is no address: it opens the consent dialog again. */
export type StaticLink = { key: 'gtc' | 'imprint' | 'privacy' | 'cookies' | 'whistleblower'; text: string } & (Page | Action | External);

/** The five static links of the footer, in their order (V §2); without its address the external one is left out. */
export function staticLinks(language: Language, whistleblowerLink: string): StaticLink[] {
  const links: StaticLink[] = [
    { key: 'gtc', text: t(language, 'gtc'), kind: 'page', url: legalRoutes.gtc[language] },
    { key: 'imprint', text: t(language, 'imprint'), kind: 'page', url: legalRoutes.imprint[language] },
    { key: 'privacy', text: t(language, 'privacy'), kind: 'page', url: legalRoutes.privacy[language] },
    { key: 'cookies', text: t(language, 'cookies'), kind: 'cookies' },
  ];
  if (whistleblowerLink) links.push({ key: 'whistleblower', text: t(language, 'whistleblower'), kind: 'external', url: whistleblowerLink });
  return links;
}
