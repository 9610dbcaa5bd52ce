import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { AccountContract } from '#features/account/contract.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { EditingSession } from '../session/session.ts';
import { t } from './strings.ts';

type Props = { session: EditingSession; call: Transport; language: Language };

/** The login modal (E §4): it comes when the sign-in has run out while somebody edits; after it the work goes on where it was. */
export function SignInDialog(props: Props) {
  const read = () => props.session.state.problem;
  const problem = useSyncExternalStore(props.session.subscribe, read, read);
  // Another reason, such as another account, is another question.
  return problem?.kind === 'sign-in' ? <Asking key={problem.message.en} {...props} reason={problem.message[props.language]} /> : null;
}

function Asking({ session, call, language, reason }: Props & { reason: string }) {
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first: input });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const body = { email: String(values.get('email')), password: String(values.get('password')) };
      await client<AccountContract>(call).post('/api/user-login/', { language, body });
      session.retry();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t(language, 'offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog ref={dialog} place="middle" aria-labelledby={title}>
      <form onSubmit={(event) => void signIn(event)}>
        <DialogBody
          title={t(language, 'title')}
          titleId={title}
          onClose={close}
          actions={
            <>
              <Button type="submit" look="primary" busy={isBusy}>
                {t(language, 'sign_in')}
              </Button>
              <Button onClick={close}>{t(language, 'later')}</Button>
            </>
          }
        >
          <p>{reason}</p>
          <div role="alert">{refusal && <Notice kind="error">{refusal}</Notice>}</div>
          <TextField ref={input} name="email" type="email" label={t(language, 'email')} autoComplete="username" required />
          <PasswordField name="password" kind="current" label={t(language, 'password')} required />
        </DialogBody>
      </form>
    </Dialog>
  );
}
