import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { sitemapUrls } from '../limits.ts';
import { escapeXml as x, xmlDeclaration } from '../xml.ts';

export type SitemapPage = { paths: Partial<Record<Language, string>>; changed?: Date };

export const pagesPerFile = Math.floor(sitemapUrls / languages.length);

/** How many files so many pages need; more than one need an index. */
export const filesFor = (pages: number, perFile = pagesPerFile): number => Math.max(1, Math.ceil(pages / perFile));

/** A sitemap: every page in every language, each address with all its translations. */
export function writeSitemap(pages: readonly SitemapPage[], baseUrl: string): string {
  const base = x(baseUrl);
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => urls(page, base)).join('')}</urlset>
`;
}

export function writeSitemapIndex(files: number, baseUrl: string): string {
  const entries = Array.from({ length: files }, (_, index) => `<sitemap><loc>${x(baseUrl)}/sitemap-${index + 1}.xml</loc></sitemap>\n`);
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}

function urls({ paths, changed }: SitemapPage, base: string): string {
  const own = languages.filter((language) => paths[language]);
  const address = (language: Language) => base + x(paths[language] ?? '');
  const alternate = (hreflang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const alternates = [
    ...own.map((language) => alternate(language, address(language))),
    ...(paths[defaultLanguage] ? [alternate('x-default', address(defaultLanguage))] : []),
  ].join('');
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : '';
  return own.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>\n`).join('');
}
