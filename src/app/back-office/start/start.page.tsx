import { useLoaderData } from 'react-router';
import { backOfficeHref, recordHref, staffLoader, backOfficeStrings as t } from '#features/back-office/index.ts';
import { loadWaiting, type Waiting, WaitingRecords } from '#features/back-office/records/index.ts';
import type { EntriesContract } from '#features/forms/entries/contract.ts';
import type { MediaContract } from '#features/media/contract.ts';
import { StorageNotice, type StorageState } from '#features/media/storage-state/index.ts';
import type { ProgrammeContract } from '#features/programme/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { resources } from '../../resources.ts';
import styles from './start.module.css';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub`: what the website holds, and where work is waiting. */
export const loader = staffLoader<
  ProgrammeContract & MediaContract & EntriesContract,
  { numbers: Numbers; newEntriesOf: number | null; storage: StorageState; waiting: Waiting }
>(async ({ api, transport, language, signal }) => {
  const library = (query: { alternative?: 'missing'; rights?: 'expiring' | 'expired' }) =>
    api.get('/api/media/', { language, signal, query: { ...query, page_size: 1 } }).then(({ count }) => count);
  const [{ count: events }, { state: storage }, media, missing_alt, expiring, expired, entries, waiting] = await Promise.all([
    api.get('/api/events/', { language, signal, query: { page_size: 1 } }),
    api.get('/api/media-storage/', { language, signal }),
    library({}),
    library({ alternative: 'missing' }),
    library({ rights: 'expiring' }),
    library({ rights: 'expired' }),
    api.get('/api/cms-new-entries/', { language, signal }),
    loadWaiting(resources, transport, language, signal),
  ]);
  return { storage, waiting, newEntriesOf: entries.form, numbers: { events, media, new_entries: entries.count, missing_alt, expiring, expired } };
});

/** What is counted, in this order; all but the first two are work that waits, and are shown only then. */
type Numbers = Record<'events' | 'media' | 'new_entries' | 'missing_alt' | 'expiring' | 'expired', number>;

export function Page() {
  const language = useLanguage();
  const { staff, numbers, newEntriesOf, storage, waiting } = useLoaderData<typeof loader>();
  const counted = [
    { key: 'events', address: recordHref('events', language) },
    { key: 'media', address: backOfficeHref('media', language) },
    {
      key: 'new_entries',
      address: newEntriesOf ? recordHref('forms', language, { status: 'new' }, newEntriesOf, 'entries') : recordHref('forms', language),
      waits: true,
    },
    { key: 'missing_alt', address: backOfficeHref('media', language, { alternative: 'missing' }), waits: true },
    { key: 'expiring', address: backOfficeHref('media', language, { rights: 'expiring' }), waits: true },
    { key: 'expired', address: backOfficeHref('media', language, { rights: 'expired' }), waits: true },
  ] as const;
  const ways = [
    { key: 'site', address: href('home', language), hint: 'site_hint' },
    { key: 'styleguide', address: `${unlocalisedRoutes.styleguide}?lang=${language}`, hint: 'styleguide_hint' },
    { key: 'api_docs', address: '/api/docs', hint: 'api_docs_hint' },
  ] as const;
  return (
    <div className={styles.page}>
      <PageHead title={t(language, 'back_office')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1>{staff.first_name ? t(language, 'greeting', { name: staff.first_name }) : t(language, 'greeting_nameless')}</h1>
        <p>{t(language, 'lead')}</p>
      </header>
      {storage && <StorageNotice state={storage} />}
      {waiting?.map(({ path, counts }) => {
        const resource = resources.resources.find((one) => one.path === path);
        if (!resource) return null;
        const id = `waiting-${path}`;
        return (
          <section key={path} aria-labelledby={id}>
            <h2 id={id}>{t(language, 'waiting', { name: resource.label.many[language] })}</h2>
            <WaitingRecords resource={resource} counts={counts} />
          </section>
        );
      })}
      <section aria-labelledby="numbers">
        <h2 id="numbers">{t(language, 'numbers')}</h2>
        <ul className={styles.numbers}>
          {numbers &&
            counted
              .filter((one) => !('waits' in one) || numbers[one.key] > 0)
              .map((one) => (
                <li key={one.key} data-waiting={'waits' in one || undefined}>
                  <a href={one.address}>
                    <strong>{numbers[one.key]}</strong> {t(language, `n_${one.key}`, { n: numbers[one.key] })}
                  </a>
                </li>
              ))}
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
