import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { EntriesContract, Entry } from '../contract.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';
import { whenOf } from './when.ts';

export function Deliveries({ entry: { id: entry, form, deliveries } }: { entry: Entry }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const send = async (delivery: number) => {
    setBusy(delivery);
    setProblem('');
    try {
      const call = { language, parameters: { id: form.id, entry }, body: { delivery }, headers: writing() };
      await client<EntriesContract>(httpTransport).post('/api/cms-forms/{id}/entries/{entry}/resend/', call);
      showToast(t(language, 'sent_again'));
      await revalidate();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(null);
  };
  return (
    <section className={styles.part} aria-labelledby="deliveries">
      <h2 id="deliveries">{t(language, 'deliveries')}</h2>
      {deliveries.length === 0 && <p>{t(language, 'nobody_told')}</p>}
      <dl className={styles.lines}>
        {deliveries.map(({ id, kind, recipient, done_at, given_up: isGivenUp }) => (
          <div key={id}>
            <dt>{t(language, `to_${kind}`)}</dt>
            <dd>
              {`${recipient}, ${done_at ? t(language, 'delivered', { when: whenOf(done_at, language) }) : t(language, isGivenUp ? 'given_up' : 'undelivered')} `}
              {(done_at || isGivenUp) && (
                <Button look="link" size="compact" busy={busy === id} onClick={() => void send(id)} aria-label={t(language, 'send_again_to', { recipient })}>
                  {t(language, 'send_again')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="alert">{problem}</p>
    </section>
  );
}
