import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { loadPasskeys, type OwnFactorsContract, withProof } from '#features/account/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { showToast } from '#ui/toast/toast.ts';
import { displayDay } from '../days.ts';
import { Part } from '../part.tsx';
import styles from '../staff.module.css';
import { usePersonAction } from '../use-person.ts';
import type { Factors } from './load-security.ts';
import { t } from './strings.ts';

type Passkey = Factors['passkeys'][number];
type Props = { passkeys: Passkey[]; isOnly: boolean; onCodes: (codes: string[]) => void };
const api = client<OwnFactorsContract>(httpTransport);

export function PasskeysPart({ passkeys, isOnly, onCodes }: Props) {
  const language = useLanguage();
  const [isKnown, setKnown] = useState(true);
  useEffect(() => setKnown('PublicKeyCredential' in window), []);
  return (
    <Part title={t(language, 'passkeys')}>
      <p>{t(language, 'passkeys_lead')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} isOnly={isOnly} />
          ))}
        </ul>
      )}
      {isKnown ? <Addition onCodes={onCodes} /> : <p>{t(language, 'no_passkeys_here')}</p>}
    </Part>
  );
}

function Addition({ onCodes }: Pick<Props, 'onCodes'>) {
  const language = useLanguage();
  const add: Submit<OwnFactorsContract> = async (values) => {
    const { makePasskey } = await loadPasskeys();
    const name = values.get('name').trim();
    const { isMade, codes } = await withProof(() => makePasskey(language, name));
    if (!isMade) return { message: t(language, 'passkey_called_off'), isError: true };
    form.ref.current?.reset(); // the next one has another name
    if (codes) onCodes(codes);
    return { message: t(language, 'passkey_added', { name }), isError: false };
  };
  const form = useForm('passkey', add);
  return (
    <Form state={form} submit={t(language, 'add_passkey')} look="secondary">
      <TextField name="name" label={t(language, 'passkey_name')} hint={t(language, 'passkey_name_hint')} maxLength={60} autoComplete="off" required />
    </Form>
  );
}

function Entry({ passkey: { id, name, created_at, last_used_at }, isOnly }: { passkey: Passkey; isOnly: boolean }) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const { revalidate } = useRevalidator();
  const [isRenaming, setRenaming] = useState(false);
  const call = { language, parameters: { id } };
  const rename: Submit<OwnFactorsContract> = async (values) => {
    await withProof(() => api.post('/api/user/factors/passkeys/{id}/', { ...call, body: { name: values.get('name') } }));
    setRenaming(false);
    void revalidate(); // its form is gone, which would else do it
    return { message: '', isError: false };
  };
  const form = useForm(`passkey-${id}`, rename);
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'remove_passkey_title', { name }),
      text: t(language, 'remove_passkey_text'),
      ...(isOnly && { details: [t(language, 'remove_last')] }),
      confirm: t(language, 'remove'),
      cancel: t(language, 'keep'),
    });
    if (!isSure) return;
    const isDone = await run(() => api.post('/api/user/factors/passkeys/{id}/remove/', call));
    if (isDone) showToast(t(language, 'removed_toast', { name }));
  };
  if (isRenaming)
    return (
      <li>
        <Form
          state={form}
          submit={t(language, 'save')}
          look="secondary"
          below={
            <Button size="small" look="quiet" onClick={() => setRenaming(false)}>
              {t(language, 'cancel')}
            </Button>
          }
        >
          <TextField name="name" label={t(language, 'passkey_name')} maxLength={60} defaultValue={name} autoComplete="off" required />
        </Form>
      </li>
    );
  const made = t(language, 'made', { day: displayDay(language, created_at) });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          {made} · {last_used_at ? t(language, 'last_used', { when: displayMoment(language, last_used_at) }) : t(language, 'never_used')}
        </span>
        {problem && <span role="alert">{problem}</span>}
      </div>
      <div className={styles.buttons}>
        <Button size="small" look="quiet" aria-label={t(language, 'rename_of', { name })} onClick={() => setRenaming(true)}>
          {t(language, 'rename')}
        </Button>
        <Button size="small" look="quiet" aria-label={t(language, 'remove_of', { name })} busy={isBusy} onClick={() => void remove()}>
          {t(language, 'remove')}
        </Button>
      </div>
    </li>
  );
}
