import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { OneTimeCodeField } from '#ui/field/one-time-code-field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { ProofContract } from '../factor/proof-contract.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { proofRequest } from './ask-for-proof.ts';
import styles from './proof-requests.module.css';
import { t } from './strings.ts';

type ProofMethods = { by_password: boolean; by_code: boolean; by_passkey: boolean };

export function ProofRequests() {
  const asked = useSyncExternalStore(proofRequest.subscribe, proofRequest.current, () => null);
  return asked && <ProofDialog key={asked.id} />;
}

function ProofDialog() {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const isProven = useRef(false);
  const [methods, setMethods] = useState<ProofMethods | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    client<ProofContract>(httpTransport)
      .get('/api/user/proof/', { language })
      .then(setMethods, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [language]);
  const finish = () => {
    isProven.current = true;
    close();
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={() => proofRequest.answer(isProven.current)}>
      <DialogBody title={t(language, 'title')} titleId={title} onClose={close}>
        <div className={styles.ways}>
          <p>{t(language, 'why')}</p>
          <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
          {methods && <ProofForms methods={methods} onProven={finish} />}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function ProofForms({ methods: { by_password, by_code, by_passkey }, onProven }: { methods: ProofMethods; onProven: () => void }) {
  const language = useLanguage();
  const prove: Submit<ProofContract> = async (values) => {
    const body = by_code ? { code: values.get('code') } : { password: values.get('password') };
    await client<ProofContract>(httpTransport).post('/api/user/proof/', { language, body });
    onProven();
    return { message: '', isError: false };
  };
  const form = useForm('proof', prove);
  if (!by_password && !by_code && !by_passkey)
    return (
      <p>
        {t(language, 'by_signing_in')}{' '}
        <a href={`${href('userLogout', language)}?next=${encodeURIComponent(window.location.pathname + window.location.search)}`}>{t(language, 'sign_out')}</a>
      </p>
    );
  return (
    <>
      {by_passkey && <PasskeyButton use="prove" words={t(language, 'by_passkey')} onDone={onProven} />}
      {by_code && (
        <Form state={form} submit={t(language, 'confirm')}>
          <OneTimeCodeField label={t(language, 'code')} hint={t(language, 'code_hint')} />
        </Form>
      )}
      {by_password && (
        <Form state={form} submit={t(language, 'confirm')}>
          <PasswordField name="password" kind="current" label={t(language, 'password')} required />
        </Form>
      )}
    </>
  );
}
