import { useCallback, useEffect, useId, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { OutputOf } from '#api/endpoint.ts';
import { mayCall } from '#api/user.ts';
import type { AboveProps } from '#features/back-office/records/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { OpeningWeekDay, OpeningWeeksContract } from '../contract.ts';
import { HeaderPreview } from './header-preview.tsx';
import styles from './opening-weeks.module.css';
import { t } from './strings.ts';
import { WeekDay } from './week-day.tsx';

type Weeks = OutputOf<OpeningWeeksContract['openingWeeks']>;

/** Above the lists of opening hours and exceptions: this week and the next ones, and what the header says at any moment. */
export function OpeningWeeks({ role }: AboveProps) {
  const language = useLanguage();
  const id = useId();
  const [weeks, setWeeks] = useState<Weeks | null>(null);
  const [problem, setProblem] = useState('');
  const [isLong, setLong] = useState(false);
  const load = useCallback(
    (signal?: AbortSignal) => {
      setProblem('');
      client<OpeningWeeksContract>(httpTransport)
        .get('/api/opening-weeks/', { language, query: {}, ...(signal && { signal }) })
        .then(setWeeks, (error: unknown) => signal?.aborted || setProblem(error instanceof Error ? error.message : String(error)));
    },
    [language],
  );
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [load]);
  const mayWrite = mayCall('manager', { id: 0, role });
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={weeks === null && problem === ''}>
      <h2 id={id}>{t(language, 'title')}</h2>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{t(language, 'failed', { reason: problem })}</p>
            <Button size="compact" onClick={() => load()}>
              {t(language, 'again')}
            </Button>
          </Notice>
        )}
      </div>
      {!weeks && !problem && <p className={styles.loading}>{t(language, 'loading')}</p>}
      {weeks && (
        <div className={styles.weeks} id={`${id}weeks`} data-long={isLong || undefined}>
          {weeks.weeks.map((days, index) => (
            <Week key={days[0]?.day} days={days} isFirst={index === 0} mayWrite={mayWrite} />
          ))}
        </div>
      )}
      {weeks && (
        <Button size="compact" className={styles.more ?? ''} aria-expanded={isLong} aria-controls={`${id}weeks`} onClick={() => setLong(!isLong)}>
          {t(language, isLong ? 'fewer' : 'later')}
        </Button>
      )}
      {weeks && <HeaderPreview first={weeks.now} />}
    </section>
  );
}

function Week({ days, isFirst, mayWrite }: { days: readonly OpeningWeekDay[]; isFirst: boolean; mayWrite: boolean }) {
  const language = useLanguage();
  const [from, to] = [days[0], days.at(-1)].map((one) => (one ? displayDate(language, one.day) : ''));
  return (
    <section className={styles.week}>
      <h3>{t(language, isFirst ? 'this_week' : 'week', { from: from ?? '', to: to ?? '' })}</h3>
      <ol>
        {days.map((day) => (
          <WeekDay key={day.day} day={day} mayWrite={mayWrite} />
        ))}
      </ol>
    </section>
  );
}
