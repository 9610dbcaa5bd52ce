import { useRouteLoaderData } from 'react-router';
import { defaultLanguage, languages, localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useAlternates } from './alternates.ts';
import type { PageHeadProps } from './page-head.tsx';
import type { RootInfo } from './site-context.ts';

/** Description, robots, canonical and language links, Open Graph. Rendered by the server alone. */
export function PageMeta({ title, description, image, query, noIndex = false }: PageHeadProps) {
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const paths = useAlternates();
  const base = site?.baseUrl ?? '';
  const shared = image || site?.design.header.logoLink; // the design's picture where the page has none (V §3)
  const summary = description && brief(description);
  const suffix = query ? `?${query}` : '';
  return (
    <>
      {summary && <meta name="description" content={summary} />}
      <meta name="robots" content={noIndex || site?.instance !== 'live' ? 'none' : 'index, follow'} />
      {paths && (
        <>
          <link rel="canonical" href={base + paths[language] + suffix} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={base + paths[other] + suffix} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={base + paths[defaultLanguage] + suffix} />
          <meta property="og:url" content={base + paths[language] + suffix} />
        </>
      )}
      <meta property="og:title" content={title} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:type" content="website" />
      {site && <meta property="og:site_name" content={site.name} />}
      <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
      {shared && <meta property="og:image" content={shared.startsWith('/') ? base + shared : shared} />}
    </>
  );
}

/** As much of a text as search engines and shared links show: whole sentences if they fill half of it, else whole words. */
export function brief(text: string): string {
  if (text.length <= longestDescription) return text;
  const start = text.slice(0, longestDescription);
  const sentences = /^.*\p{L}{2}[.?](?=\s)/su.exec(text.slice(0, longestDescription + 1))?.[0] ?? '';
  return sentences.length >= longestDescription / 2 ? sentences : `${start.slice(0, start.lastIndexOf(' '))} …`;
}

const longestDescription = 160;
