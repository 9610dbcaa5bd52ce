import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { EntriesContract, Webhook } from '../contract.ts';
import { Attempts } from './attempts.tsx';
import styles from './entries.module.css';
import { t } from './strings.ts';

const path = '/api/cms-forms/{id}/webhook/';

/** For one that tells them to a webhook. */
export function WebhookPart({ id }: { id: number }) {
  const language = useLanguage();
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const api = client<EntriesContract>(httpTransport);
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks anew
  useEffect(() => {
    const { signal, abort } = abortable();
    client<EntriesContract>(httpTransport)
      .get(path, { language, parameters: { id }, signal })
      .then(setWebhook, (error: unknown) => !signal.aborted && fail(error));
    return abort;
  }, [id, language, round]);
  const renew = async () => {
    const isFirst = webhook?.secret === null;
    const question = { title: t(language, 'renew'), text: t(language, 'renew_text'), confirm: t(language, 'renew'), cancel: t(language, 'cancel') };
    if (!isFirst && !(await askToConfirm(question))) return;
    setProblem('');
    await api.post(path, { language, parameters: { id }, headers: writing() }).then(() => {
      setRound((before) => before + 1);
      showToast(t(language, 'renewed'));
    }, fail);
  };
  return (
    <section className={styles.part} aria-labelledby="webhook">
      <h2 id="webhook">{t(language, 'webhook')}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {webhook && (
        <>
          <p className={styles.quiet}>{t(language, 'webhook_url', { url: webhook.url })}</p>
          {webhook.secret === null ? (
            <p>{t(language, 'no_secret')}</p>
          ) : (
            <TextField
              name="webhook-secret"
              label={t(language, 'secret')}
              hint={t(language, 'secret_hint')}
              readOnly
              required
              autoComplete="off"
              value={webhook.secret}
              onFocus={({ target }) => target.select()}
            />
          )}
          <Button size="small" onClick={() => void renew()}>
            {t(language, webhook.secret === null ? 'make_secret' : 'renew')}
          </Button>
          <Attempts attempts={webhook.attempts} />
        </>
      )}
    </section>
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
