import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { type OwnFactorsContract, withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { OneTimeCodeField } from '#ui/field/one-time-code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { showToast } from '#ui/toast/toast.ts';
import { displayDay } from '../days.ts';
import { Part } from '../part.tsx';
import staff from '../staff.module.css';
import { usePersonAction } from '../use-person.ts';
import type { Factors } from './load-security.ts';
import styles from './security.module.css';
import { t } from './strings.ts';

type Key = { key: string; qr: { size: number; path: string } };
type Props = { totp: Factors['totp']; isOnly: boolean; onCodes: (codes: string[]) => void };
const api = client<OwnFactorsContract>(httpTransport);

/** The app for one-time codes: its key is shown until a code of it has come. */
export function AppPart({ totp, isOnly, onCodes }: Props) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState<Key | null>(null);
  const begin = () => run(async () => setKey(await api.post('/api/user/factors/totp/', { language })));
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'remove_app_title'),
      text: t(language, 'remove_app_text'),
      ...(isOnly && { details: [t(language, 'remove_last')] }),
      confirm: t(language, 'remove'),
      cancel: t(language, 'keep'),
    });
    if (!isSure) return;
    const isDone = await run(() => api.post('/api/user/factors/totp/remove/', { language }));
    if (isDone) showToast(t(language, 'app_removed'));
  };
  const confirmed = (codes: string[] | null) => {
    setKey(null);
    showToast(t(language, 'app_confirmed'));
    if (codes) onCodes(codes);
    void revalidate(); // its form is gone, which would else do it
  };
  return (
    <Part title={t(language, 'app')} problem={problem}>
      <p>{totp ? t(language, 'app_since', { day: displayDay(language, totp.since) }) : t(language, 'app_lead')}</p>
      {key ? (
        <NewKey shown={key} replaces={totp !== null} onConfirmed={confirmed} onCancel={() => setKey(null)} />
      ) : (
        <div className={staff.buttons}>
          <Button size="small" busy={isBusy} onClick={() => void begin()}>
            {t(language, totp ? 'replace' : 'set_up')}
          </Button>
          {totp && (
            <Button size="small" look="quiet" busy={isBusy} onClick={() => void remove()}>
              {t(language, 'remove')}
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}

type NewKeyProps = { shown: Key; replaces: boolean; onConfirmed: (codes: string[] | null) => void; onCancel: () => void };

function NewKey({ shown: { key, qr }, replaces, onConfirmed, onCancel }: NewKeyProps) {
  const language = useLanguage();
  const confirm: Submit<OwnFactorsContract> = async (values) => {
    const body = { code: values.get('code') };
    onConfirmed((await withProof(() => api.post('/api/user/factors/totp/confirm/', { language, body }))).recovery_codes);
    return { message: '', isError: false };
  };
  const form = useForm('app', confirm);
  return (
    <>
      <p>
        {t(language, 'scan')} {replaces && t(language, 'scan_replaces')}
      </p>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t(language, 'qr')} shapeRendering="crispEdges">
        <path d={qr.path} />
      </svg>
      <p>
        {t(language, 'key')}: <code className={styles.key}>{key}</code>
      </p>
      <Form
        state={form}
        submit={t(language, 'confirm')}
        look="secondary"
        below={
          <Button size="small" look="quiet" onClick={onCancel}>
            {t(language, 'cancel')}
          </Button>
        }
      >
        <OneTimeCodeField label={t(language, 'code')} inputMode="numeric" />
      </Form>
    </>
  );
}
