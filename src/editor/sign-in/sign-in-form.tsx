import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { AccountContract } from '#features/account/contract.ts';
import { loadPasskeys, type SecondStepContract } from '#features/account/index.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { OneTimeCodeField } from '#ui/field/one-time-code-field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { EditingSession } from '../session/session.ts';
import { t } from './strings.ts';

type Props = { session: EditingSession; call: Transport; language: Language; reason: string; onLater: () => void };
type Step = { has_totp: boolean; has_passkey: boolean; has_recovery_codes: boolean };

export function SignInForm({ session, call, language, reason, onLater }: Props) {
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first: input });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [step, setStep] = useState<Step | null>(null);
  const api = client<AccountContract & SecondStepContract>(call);
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    setRefusal('');
    try {
      await run();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t(language, 'offline'));
    } finally {
      setBusy(false);
    }
  };
  const signIn = (values: FormData) =>
    attempt(async () => {
      const body = { email: String(values.get('email')), password: String(values.get('password')) };
      const { awaits_second_factor } = await api.post('/api/user-login/', { language, body });
      if (awaits_second_factor) setStep(await api.get('/api/user-login/second/', { language }));
      else session.retry();
    });
  const confirm = (values: FormData) =>
    attempt(async () => {
      await api.post('/api/user-login/second/', { language, body: { code: String(values.get('code')) } });
      session.retry();
    });
  const askPasskey = () =>
    attempt(async () => {
      const { signInWithPasskey } = await loadPasskeys();
      if (await signInWithPasskey(language)) session.retry();
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void (step ? confirm(values) : signIn(values));
  };
  const hasCodes = !step || step.has_totp || step.has_recovery_codes;
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onLater}>
      <form onSubmit={submit}>
        <DialogBody
          title={t(language, 'title')}
          titleId={title}
          onClose={close}
          actions={
            <>
              {hasCodes && (
                <Button type="submit" look="primary" busy={isBusy}>
                  {t(language, 'sign_in')}
                </Button>
              )}
              <Button onClick={close}>{t(language, 'later')}</Button>
            </>
          }
        >
          <p>{step ? t(language, 'second_step') : reason}</p>
          <div role="alert">{refusal && <Notice kind="error">{refusal}</Notice>}</div>
          {step ? (
            <>
              {hasCodes && <OneTimeCodeField key="code" label={t(language, 'code')} hint={t(language, 'code_hint')} autoFocus />}
              {step.has_passkey && (
                <Button busy={isBusy} onClick={() => void askPasskey()}>
                  {t(language, 'passkey')}
                </Button>
              )}
            </>
          ) : (
            <>
              <TextField ref={input} name="email" type="email" label={t(language, 'email')} autoComplete="username" required />
              <PasswordField name="password" kind="current" label={t(language, 'password')} required />
            </>
          )}
        </DialogBody>
      </form>
    </Dialog>
  );
}
