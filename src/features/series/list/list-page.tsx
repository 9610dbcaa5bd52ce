import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { ContentView } from '#features/cms/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { t } from '../strings.ts';
import type { SeriesListData } from './list.loader.ts';
import styles from './list-page.module.css';
import { SeriesRows } from './series-rows.static.tsx';

/** All subscription series: `/{lang}/abonnements`, below them the blocks of the page at this path. */
export function SeriesListPage({ Content }: { Content: ContentView }) {
  const { headline, headline_lang, serverOnly } = useLoaderData<SeriesListData>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const title = t(language, 'list');
  return (
    <article className={styles.page}>
      <PageHead title={title} {...(import.meta.env.SSR && { description: t(language, 'list_description', { venue: site?.name ?? '' }) })} />
      <Breadcrumb label={t(language, 'breadcrumb')} links={[]} current={title} />
      <header className={styles.head}>
        <h1 className={styles.title} lang={headline ? headline_lang : undefined}>
          {headline || title}
        </h1>
      </header>
      <Static id="series">{serverOnly && <SeriesRows series={serverOnly.series} />}</Static>
      <Static id="content" className={styles.content}>
        {Content && serverOnly && <Content modules={serverOnly.modules} language={language} />}
      </Static>
    </article>
  );
}
