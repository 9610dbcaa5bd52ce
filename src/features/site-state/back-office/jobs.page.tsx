import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { backOfficeHref, type ScreenCall } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { JobsOfKind, SiteStateContract } from '../contract.ts';
import styles from './state.module.css';
import { t } from './strings.ts';

export type JobsData = { jobs: JobsOfKind[]; mayEnd: boolean };

export const loadJobs = async ({ api, language, signal, staff }: ScreenCall<SiteStateContract>): Promise<JobsData> => ({
  jobs: await api.get('/api/cms-jobs/', { language, signal }),
  mayEnd: staff.role === 'admin',
});

export function JobsPage() {
  const language = useLanguage();
  const { jobs, mayEnd } = useLoaderData<Partial<JobsData>>();
  if (!jobs) return null; // refused: the frame says so
  return (
    <StaffScreen
      title={t(language, 'jobs_title')}
      back={<a href={backOfficeHref('state', language)}>{t(language, 'title')}</a>}
      description={t(language, 'jobs_description')}
      lead={<p className={styles.checked}>{t(language, 'jobs_description')}</p>}
    >
      {jobs.length === 0 && <NothingHere words={t(language, 'no_jobs')} />}
      {jobs.length > 0 && (
        <StaffTable
          isCards
          caption={t(language, 'jobs_title')}
          rows={jobs}
          keyOf={({ kind }) => kind}
          columns={[
            { key: 'kind', title: t(language, 'kind'), cell: ({ kind }) => nameOf(kind, language) },
            { key: 'waiting', title: t(language, 'waiting'), cell: (one) => dated(one.waiting, one.oldest_due, language) },
            { key: 'refused', title: t(language, 'refused'), cell: ({ refused }) => refused },
            { key: 'given_up', title: t(language, 'given_up'), cell: (one) => dated(one.given_up, one.last_given_up, language) },
            { key: 'reason', title: t(language, 'reason'), cell: ({ reason }) => <span className={styles.reason}>{reason ?? '–'}</span> },
            ...(mayEnd ? [{ key: 'actions', title: t(language, 'actions'), cell: (one: JobsOfKind) => (one.given_up > 0 ? <Actions {...one} /> : '–') }] : []),
          ]}
        />
      )}
    </StaffScreen>
  );
}

const dated = (n: number, at: string | null, language: Language) => (at && n > 0 ? `${n} (${displayMoment(language, at)})` : n);

const groups = [
  [/^mail$|-mail$/, 'kind_mails'],
  [/^renditions$|^preview$/, 'kind_pictures'],
  [/^planned|^release$/, 'kind_publications'],
  [/^form-/, 'kind_forms'],
  [/^(sign-up|confirm-again|reset|email-change|reminder-request|waitlist-request)$/, 'kind_accounts'],
] as const;

function nameOf(kind: string, language: Language) {
  const known = groups.find(([pattern]) => pattern.test(kind))?.[1];
  return (
    <>
      {known && t(language, known)} <code>{kind}</code>
    </>
  );
}

function Actions({ kind, given_up }: JobsOfKind) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async (how: 'retry' | 'discard') => {
    const question = { title: t(language, 'discard_question', { n: given_up }), text: t(language, 'discard_text') };
    if (how === 'discard' && !(await askToConfirm({ ...question, confirm: t(language, 'discard'), cancel: t(language, 'keep') }))) return;
    setBusy(true);
    setProblem('');
    try {
      const api = client<SiteStateContract>(httpTransport);
      const call = { language, body: { kind }, headers: writing() };
      await (how === 'retry' ? api.post('/api/cms-jobs/retry/', call) : api.post('/api/cms-jobs/discard/', call));
      await revalidate();
      showToast(t(language, how === 'retry' ? 'was_retried' : 'was_discarded'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button look="link" size="compact" busy={busy} onClick={() => void end('retry')}>
        {t(language, 'retry')}
      </Button>
      <Button look="link" size="compact" busy={busy} onClick={() => void end('discard')}>
        {t(language, 'discard')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  );
}
