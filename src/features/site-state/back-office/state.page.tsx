import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { SiteStateContract, StateCheck } from '../contract.ts';
import styles from './state.module.css';
import { t } from './strings.ts';

export type StateData = { checks: StateCheck[] };

export const loadState = async ({ api, language, signal }: ScreenCall<SiteStateContract>): Promise<StateData> => ({
  checks: await api.get('/api/cms-site-state/', { language, signal }),
});

export function StatePage() {
  const language = useLanguage();
  const { checks } = useLoaderData<Partial<StateData>>();
  if (!checks) return null; // refused: the frame says so
  const red = checks.filter(({ is_bad }) => is_bad);
  const last = checks
    .map(({ checked_at }) => checked_at)
    .toSorted()
    .at(-1);
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      lead={
        <p className={styles.sum} data-bad={red.length > 0 || undefined} role="status">
          {checks.length > 0 && (red.length > 0 ? t(language, 'some_red', { n: red.length }) : t(language, 'all_well'))}
        </p>
      }
      actions={<CheckNow />}
    >
      {last ? (
        <p className={styles.checked}>{t(language, 'checked', { at: displayMoment(language, last) })}</p>
      ) : (
        <NothingHere words={t(language, 'nothing_yet')} />
      )}
      <Checks id="red" checks={red} />
      <Checks id="well" checks={checks.filter(({ is_bad }) => !is_bad)} />
    </StaffScreen>
  );
}

function Checks({ id, checks }: { id: 'red' | 'well'; checks: readonly StateCheck[] }) {
  const language = useLanguage();
  if (checks.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{t(language, id)}</h2>
      <ul>
        {checks.map((check) => (
          <li key={check.name} data-bad={check.is_bad || undefined}>
            <h3>{check.title}</h3>
            <div>
              <p>{check.text}</p>
              {check.remedy && <p className={styles.remedy}>{check.remedy}</p>}
              <p className={styles.facts}>
                <span>{[t(language, 'since', { at: displayMoment(language, check.since) }), mailedText(check, language)].filter(Boolean).join(', ')}</span>
                {check.address && (
                  <a href={check.address} aria-label={t(language, 'of', { text: t(language, check.is_bad ? 'mend' : 'look'), name: check.title })}>
                    {t(language, check.is_bad ? 'mend' : 'look')}
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mailedText = ({ told_at, is_bad }: StateCheck, language: Language) => is_bad && told_at && t(language, 'told', { at: displayMoment(language, told_at) });

function CheckNow() {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const check = async () => {
    setBusy(true);
    setProblem('');
    try {
      await client<SiteStateContract>(httpTransport).post('/api/cms-site-state/check/', { language });
      await revalidate();
      showToast(t(language, 'was_checked'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={busy} onClick={() => void check()}>
        {t(language, 'check_now')}
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
}
