import { useLoaderData } from 'react-router';
import { staffLoader, hubStrings as t } from '#features/hub/index.ts';
import type { ProgrammeContract } from '#features/programme/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './start.module.css';

export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub`: what the website holds, and where work is waiting. */
export const loader = staffLoader<ProgrammeContract, { events: number }>(async ({ api, language, signal }) => {
  const { count } = await api.get('/api/events/', { language, signal, query: { page_size: 1 } });
  return { events: count };
});

export function Page() {
  const language = useLanguage();
  const { staff, events } = useLoaderData<typeof loader>();
  const ways = [
    { key: 'site', address: href('home', language), hint: 'site_hint' },
    { key: 'styleguide', address: `${unlocalisedRoutes.styleguide}?lang=${language}`, hint: 'styleguide_hint' },
    { key: 'api_docs', address: '/api/docs', hint: 'api_docs_hint' },
  ] as const;
  return (
    <div className={styles.page}>
      <PageHead title={t(language, 'hub')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1>{staff.first_name ? t(language, 'greeting', { name: staff.first_name }) : t(language, 'greeting_nameless')}</h1>
        <p>{t(language, 'lead')}</p>
      </header>
      <section aria-labelledby="numbers">
        <h2 id="numbers">{t(language, 'numbers')}</h2>
        <ul className={styles.numbers}>
          {events !== undefined && (
            <li>
              <a href={href('programme', language)}>
                <strong>{events}</strong> {t(language, 'events', { n: events })}
              </a>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">{t(language, 'ways')}</h2>
        <ul className={styles.ways}>
          {ways.map(({ key, address, hint }) => (
            <li key={key}>
              <a href={address}>{t(language, key)}</a>
              <p>{t(language, hint)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
