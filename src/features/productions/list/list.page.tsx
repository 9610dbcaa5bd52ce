import { useLoaderData, useRouteLoaderData } from 'react-router';
import { ListFrame, PagedList, toQuery } from '#features/programme/list/index.ts';
import { displayDate, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { ListData, loader } from './list.loader.ts';
import styles from './list.page.module.css';
import { about } from './machine-strings.ts';
import { ProductionCard } from './production-card.tsx';
import { t } from './strings.ts';

export { loader } from './list.loader.ts';

const loadNext = lazyImport(() => import('./next-page.ts'));

/** The productions: `/de/produktionen`, `/en/productions` (V §2). */
export function Page() {
  const data = useLoaderData<typeof loader>();
  const language = useLanguage();
  const venue = useRouteLoaderData<RootInfo>('root')?.name ?? '';
  const { filter, count } = data;
  const summary = (
    <>
      {t(language, 'results', { n: count })} {filter.date ? t(language, 'from_day', { day: longDate(language, filter.date) }) : t(language, 'from_now')}
    </>
  );
  return (
    <>
      <PageHead
        title={titleOf(data, language)}
        {...(import.meta.env.SSR && { description: about(language, 'description', { venue }), query: queryOf(data) })}
      />
      <ListFrame data={data} heading={t(language, 'title')} summary={summary} label={t(language, 'filter_label')}>
        {data.about && data.about.texts.length > 0 && (
          <div className={styles.about} lang={data.about.lang}>
            {data.about.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        <PagedList data={data} t={t} size={({ productions }) => productions.length} loadNext={loadNext}>
          {({ productions }) => (
            <ul className={styles.grid}>
              {productions.map((production, index) => (
                <li key={production.id}>
                  <ProductionCard production={production} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </ListFrame>
    </>
  );
}

/** 'Produktionen, Saison 2026/27, Oper, Seite 2' */
const titleOf = ({ filter, chosen, page }: ListData, language: Language) =>
  [
    t(language, 'title'),
    filter.date && displayDate(language, filter.date),
    ...Object.values(chosen).map(({ name }) => name),
    page > 1 && t(language, 'page', { n: page }),
  ]
    .filter(Boolean)
    .join(', ');

/** Beyond the first one each page of the list is its own original, with what is chosen. */
const queryOf = ({ filter, page }: ListData) => (page > 1 ? `${toQuery(filter)}&page=${page}`.replace(/^&/, '') : '');
