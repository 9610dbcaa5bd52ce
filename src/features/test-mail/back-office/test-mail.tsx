import { useId, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { TestMailAnswer, TestMailContract } from '../contract.ts';
import { t } from './strings.ts';
import styles from './test-mail.module.css';

export function TestMail() {
  const language = useLanguage();
  const heading = useId();
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblem('');
    setAnswer(null);
    try {
      setAnswer(await client<TestMailContract>(httpTransport).post('/api/cms-test-mail/', { language }));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t(language, 'failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t(language, 'title')}</h2>
      <p>{t(language, 'about')}</p>
      <Button busy={busy} onClick={() => void send()}>
        {t(language, 'send')}
      </Button>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <div role="status">
        {answer && (
          <Notice kind={answer.result === 'sent' ? 'success' : answer.result === 'folder' ? 'info' : 'error'}>
            <p>{t(language, answer.result, { to: answer.to })}</p>
            {answer.reason && <p>{t(language, 'reason', { reason: answer.reason })}</p>}
          </Notice>
        )}
      </div>
    </section>
  );
}
