import { useRouteLoaderData } from 'react-router';
import { defaultLanguage, languages, localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootInfo } from '../site-context.ts';
import { useAlternates } from './alternates.ts';
import { shareImage } from './share-image.ts';

/** A picture for links that are shared: a path or an https address, px, and what is to be seen on it. */
type SharedImage = { url: string; width?: number; height?: number; alt: string };

export type PageHeadProps = {
  title: string;
  description?: string;
  /** What links that are shared say where that is something else; empty texts are none. */
  og?: { title: string; description: string; type: string };
  /** The picture for links that are shared; without it the venue's own. */
  image?: SharedImage | undefined;
  /** Part of the query that makes this a page of its own: `page=3`. */
  query?: string;
  noIndex?: boolean;
};

/** Rendered by the server alone. */
export function PageMeta({ title, description, og, image, query, noIndex = false }: PageHeadProps) {
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const paths = useAlternates();
  const base = site?.baseUrl ?? '';
  const shared = image ?? ownImage(site);
  const summary = description && brief(description);
  const sharedText = og?.description ? brief(og.description) : summary;
  const others = languages.filter((other) => paths?.[other]);
  const canonical = paths?.[language] ?? paths?.[defaultLanguage];
  const suffix = query ? `?${query}` : '';
  return (
    <>
      {summary && <meta name="description" content={summary} />}
      <meta name="robots" content={noIndex || site?.instance !== 'live' ? 'none' : 'index, follow'} />
      {paths && canonical && (
        <>
          <link rel="canonical" href={base + canonical + suffix} />
          {others.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={base + paths[other] + suffix} />
          ))}
          {paths[defaultLanguage] && <link rel="alternate" hrefLang="x-default" href={base + paths[defaultLanguage] + suffix} />}
          <meta property="og:url" content={base + canonical + suffix} />
        </>
      )}
      <meta property="og:title" content={og?.title || title} />
      {sharedText && <meta property="og:description" content={sharedText} />}
      <meta property="og:type" content={og?.type || 'website'} />
      {site && <meta property="og:site_name" content={site.name} />}
      <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
      <meta property="og:image" content={shared.url.startsWith('/') ? base + shared.url : shared.url} />
      {shared.width && <meta property="og:image:width" content={String(shared.width)} />}
      {shared.height && <meta property="og:image:height" content={String(shared.height)} />}
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Where a page has no picture: the design's (V §3), else the one that the site draws of its name and colour (features/feeds). */
function ownImage(site: RootInfo | undefined): SharedImage {
  const alt = site?.name ?? '';
  const url = site?.design.header.logoLink;
  if (!url) return { url: shareImage.path, width: shareImage.width, height: shareImage.height, alt };
  // The size of a cut in a fixed ratio stands in its address (features/media/image-url.ts).
  const [, across, down, width] = /^\/media\/[^/]+\/(\d+)x(\d+)-(\d+)\.\w+$/.exec(url) ?? [];
  return { url, ...(width && { width: Number(width), height: Math.round((Number(width) * Number(down)) / Number(across)) }), alt };
}

/** As much of a text as search engines and shared links show: whole sentences if they fill half of it, else whole words. */
export function brief(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const start = text.slice(0, maxDescriptionLength - 1);
  const sentences = /^.*\p{L}{2}[.?](?=\s)/su.exec(text.slice(0, maxDescriptionLength + 1))?.[0] ?? '';
  return sentences.length >= maxDescriptionLength / 2 ? sentences : `${start.slice(0, start.lastIndexOf(' '))} …`;
}

const maxDescriptionLength = 160;
