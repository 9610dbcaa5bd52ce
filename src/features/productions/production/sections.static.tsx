import { ArticleTeasers } from '#features/magazine/index.ts';
import {
  BlocksOf,
  Credits,
  Documents,
  ImageSection,
  Paragraphs,
  PromoterSection,
  Titled,
  VideoSection,
  Works,
} from '#features/programme/event/sections/index.ts';
import type { EventBlocks } from '#features/programme/index.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { breadcrumbJsonLd } from '#ui/page-head/breadcrumb-json-ld.ts';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { Production } from '../contract.ts';
import type { WholeProduction } from './production.loader.ts';
import { productionJsonLd } from './production-json-ld.ts';
import { t } from './strings.ts';

/** What stands before the dates (V §9: OpeningHours, Description, ImageSlider, Programs, Video, Contributors), and the same for search engines. */
export function FirstSections({ production, site, Blocks }: { production: Production; site: RootInfo | undefined; Blocks: EventBlocks }) {
  const language = useLanguage();
  const lang = translatedIn(production, language);
  const crumbs = [
    { name: t(language, 'productions'), url: href('productions', language) },
    { name: production.title, url: production.link.url },
  ];
  return (
    <>
      {production.opening_hours.length > 0 && (
        <Titled id="opening-hours" title={t(language, 'opening_hours')}>
          <Paragraphs texts={production.opening_hours} lang={lang('opening_hours')} />
        </Titled>
      )}
      {production.description.length > 0 && (
        <Titled id="description" title={t(language, 'description')}>
          <Paragraphs texts={production.description} lang={lang('description')} lead />
        </Titled>
      )}
      <ImageSection images={production.images} Blocks={Blocks} />
      <Works works={production.works}>{production.documents.length > 0 && <Documents documents={production.documents} />}</Works>
      <VideoSection recordings={production.recordings} Blocks={Blocks} />
      <Credits credits={production.credits} />
      {site && <JsonLd data={() => productionJsonLd(production, { baseUrl: site.baseUrl, organizer: site.name })} />}
      {site && <JsonLd data={() => breadcrumbJsonLd(crumbs, site.baseUrl)} />}
    </>
  );
}

/** What stands after them (V §9: Blog, Promoter). */
export function LastSections({ production, Blocks }: { production: WholeProduction; Blocks: EventBlocks }) {
  const language = useLanguage();
  return (
    <>
      {production.articles.length > 0 && (
        <Titled id="magazine" title={t(language, 'blog')}>
          <ArticleTeasers articles={production.articles} />
        </Titled>
      )}
      <BlocksOf object={`production:${production.id}`} modules={production.modules} Blocks={Blocks} />
      <PromoterSection promoter={production.promoter} lang={translatedIn(production, language)('promoter')} promoters={production.promoters} Blocks={Blocks} />
    </>
  );
}
