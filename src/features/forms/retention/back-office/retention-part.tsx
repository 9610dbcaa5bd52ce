import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { recordHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Retention } from '../contract.ts';
import styles from './retention.module.css';
import { applyRetentions, readRetentions } from './retention-calls.ts';
import { RetentionDialog } from './retention-dialog.tsx';
import { t } from './strings.ts';

/** And whether those that are there follow it; `state`: changes with the list. */
export function RetentionPart({ id, state }: { id: number; state: unknown }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [retention, setRetention] = useState<Retention | null>(null);
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` asks anew
  useEffect(() => {
    let isOver = false;
    readRetentions([id], language).then(
      ([found]) => !isOver && setRetention(found ?? null),
      () => {}, // the list says itself what is wrong
    );
    return () => {
      isOver = true;
    };
  }, [id, language, state]);
  if (!retention) return null;
  const apply = async (days: number) => {
    setProblem('');
    try {
      showToast(t(language, 'applied', await applyRetentions([id], days, language)));
      await revalidate();
    } catch (error) {
      setProblem(t(language, 'not_applied', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  const isDiffering = retention.differing + retention.mails > 0;
  return (
    <section className={styles.part} aria-labelledby="retention">
      <h2 id="retention">{t(language, 'part')}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        {t(language, 'new_ones', { days: retention.days, n: retention.days })} {!isDiffering && t(language, 'part_same')}{' '}
        <Link to={recordHref('forms', language, {}, id)}>{t(language, 'change')}</Link>
      </p>
      {isDiffering && (
        <>
          <p>{retention.differing > 0 && t(language, 'differing_now', { n: retention.differing })}</p>
          <Button size="small" onClick={() => ask(true)}>
            {t(language, 'part_apply')}
          </Button>
        </>
      )}
      {isAsking && <RetentionDialog forms={1} retention={retention} onApply={(days) => void apply(days)} onClose={() => ask(false)} />}
    </section>
  );
}
