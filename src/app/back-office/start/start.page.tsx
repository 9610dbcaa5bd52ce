import { useLoaderData } from 'react-router';
import { backOfficeHref, type CounterContract, recordHref, staffLoader, backOfficeStrings as t, type WaitingCounter } from '#features/back-office/index.ts';
import { loadWaiting, type Waiting, WaitingRecords } from '#features/back-office/records/index.ts';
import type { DashboardContract } from '#features/dashboards/contract.ts';
import type { MediaContract } from '#features/media/contract.ts';
import { StorageNotice, type StorageState } from '#features/media/storage-state/index.ts';
import type { ProgrammeContract } from '#features/programme/index.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { resources } from '../../resources.ts';
import { type Changes, OtherChanges } from './other-changes.tsx';
import styles from './start.module.css';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

type Data = { numbers: Numbers; storage: StorageState; waiting: Waiting; counters: WaitingCounter[]; changes: Changes };

export const loader = staffLoader<ProgrammeContract & MediaContract & CounterContract & DashboardContract, Data>(
  async ({ api, transport, language, signal, staff }) => {
    const today = dayOf(new Date());
    const period = { from: addDays(today, -6), to: today };
    const [{ count: events }, { count: media }, { state: storage }, counters, { is_of_all, results, people }, waiting] = await Promise.all([
      api.get('/api/events/', { language, signal, query: { page_size: 1 } }),
      api.get('/api/media/', { language, signal, query: { page_size: 1 } }),
      api.get('/api/media-storage/', { language, signal }),
      api.get('/api/cms-counters/', { language, signal }),
      api.get('/api/dashboard-page-activities/', { language, signal, query: period }),
      loadWaiting(resources, transport, language, signal),
    ]);
    const own = [staff.username, [staff.first_name, staff.last_name].join(' ')];
    const isOther = (name: string) => name !== '' && !own.includes(name);
    const entries = is_of_all ? results.filter(({ user }) => isOther(user.name)).slice(0, maxEntries) : [];
    return { storage, waiting, counters, changes: { entries, people: people.map(({ name }) => name).filter(isOther) }, numbers: { events, media } };
  },
);

const maxEntries = 6;
type Numbers = Record<'events' | 'media', number>;

export function Page() {
  const language = useLanguage();
  const { staff, numbers, counters = [], changes, storage, waiting } = useLoaderData<typeof loader>();
  const counted = [
    { key: 'events', address: recordHref('events', language) },
    { key: 'media', address: backOfficeHref('media', language) },
  ] as const;
  const shortcuts = [
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
      <section aria-labelledby="waits">
        <h2 id="waits">{t(language, 'waits_for_you')}</h2>
        {counters.length === 0 && <p className={styles.nothing}>{t(language, 'nothing_waits')}</p>}
        <ul className={styles.numbers}>
          {counters.map(({ name, n, text, address }) => (
            <li key={name} data-waiting>
              <a href={address}>
                <strong>{n}</strong> {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
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
      {changes && <OtherChanges changes={changes} />}
      <section aria-labelledby="numbers">
        <h2 id="numbers">{t(language, 'numbers')}</h2>
        <ul className={styles.numbers}>
          {numbers &&
            counted.map((one) => (
              <li key={one.key}>
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
          {shortcuts.map(({ key, address, hint }) => (
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
