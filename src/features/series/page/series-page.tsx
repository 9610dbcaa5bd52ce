import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { ContentView } from '#features/cms/index.ts';
import { imageUrl, Picture } from '#features/media/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import hero from '#ui/page-hero/page-hero.module.css';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { t } from '../strings.ts';
import type { SeriesPageData } from './series.loader.ts';
import styles from './series-page.module.css';
import { Dates, Intro, Ordering } from './series-parts.static.tsx';

/** One subscription series: `/{lang}/abonnements/{slug}/{id}` (V §2). */
export function SeriesPage({ Content }: { Content: ContentView }) {
  const { serverOnly: whole, ...series } = useLoaderData<SeriesPageData>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const { name, image_obj: image } = series;
  return (
    <article className={styles.page}>
      <PageHead
        title={`${name} – ${t(language, 'kind')}`}
        {...(import.meta.env.SSR && {
          description: whole?.description,
          image: image ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || name } : undefined,
        })}
      />
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('seriesList', language), text: t(language, 'list') }]}
        current={name}
        currentLang={series.lang}
      />
      <div className={`${hero.hero} ${hero.columns} ${hero.beside}`}>
        <header className={styles.head}>
          <p className={hero.kind}>{t(language, 'kind')}</p>
          <h1 className={`${hero.title} ${hero.large}`} lang={series.lang}>
            {unbroken(name)}
          </h1>
        </header>
        <Static id="intro" className={styles.static}>
          {whole && <Intro series={whole} site={site} />}
        </Static>
        {image && <Picture image={image} ratio="3x2" sizes="(width >= 64em) 45vw, 94vw" widths={[640, 768, 1024, 1536]} priority className={hero.picture} />}
      </div>
      <Static id="series-dates" className={styles.static}>
        {whole && <Dates series={whole} />}
      </Static>
      <Static id="content" data-object={`series:${series.id}`} className={styles.content}>
        {Content && whole && <Content modules={whole.modules} language={language} />}
      </Static>
      <Static id="ordering" className={styles.static}>
        {whole && <Ordering series={whole} />}
      </Static>
      {image?.credit && <p className={`${hero.credit} ${styles.credit}`}>{t(language, 'picture_credit', { credit: image.credit })}</p>}
    </article>
  );
}
