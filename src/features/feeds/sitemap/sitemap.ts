import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { sitemapUrls } from '../limits.ts';
import { escapeXml as x, xmlDeclaration } from '../xml.ts';

export type SitemapPage = { paths: Partial<Record<Language, string>>; changed?: Date };

export const pagesPerFile = Math.floor(sitemapUrls / languages.length);

export const sitemapKinds = ['pages', 'productions', 'events'] as const;
/** `number`: from 1. */
export type SitemapFile = { kind: (typeof sitemapKinds)[number]; number: number };

export const addressOfFile = ({ kind, number }: SitemapFile): string => `/sitemap-${kind}-${number}.xml`;

export function fileAt(path: string): SitemapFile | null {
  const [, kind, number] = /^\/sitemap-([a-z]+)-([1-9][0-9]{0,4})\.xml$/.exec(path) ?? [];
  const known = sitemapKinds.find((one) => one === kind);
  return known ? { kind: known, number: Number(number) } : null;
}

/** A sitemap: every page in every language, each address with all its translations. */
export function writeSitemap(pages: readonly SitemapPage[], baseUrl: string): string {
  const base = x(baseUrl);
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => urls(page, base)).join('')}</urlset>
`;
}

export function writeSitemapIndex(files: readonly SitemapFile[], baseUrl: string): string {
  const entries = files.map((file) => `<sitemap><loc>${x(baseUrl)}${addressOfFile(file)}</loc></sitemap>\n`);
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
