import { useLoaderData, useRouteLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { t } from '../strings.ts';
import { Tiles } from './tiles.static.tsx';
import type { loader } from './venues.loader.ts';
import styles from './venues.page.module.css';

export { loader } from './venues.loader.ts';

/** The venue and its other places of play: `/{lang}/venues`. */
export function Page() {
  const { serverOnly } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const title = t(language, 'list');
  return (
    <article className={styles.page}>
      <PageHead title={title} {...(import.meta.env.SSR && { description: t(language, 'list_description', { venue: site?.name ?? '' }) })} />
      <Breadcrumb label={t(language, 'breadcrumb')} links={[]} current={title} />
      <h1 className={styles.title}>{title}</h1>
      <Static id="venues">{serverOnly && <Tiles venues={serverOnly.venues} />}</Static>
    </article>
  );
}
