import { useId, useRef } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { roleName, withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { StaffContract, StaffInvitation } from '../contract.ts';
import styles from './staff.module.css';
import { t } from './strings.ts';

const given = ['editor', 'manager', 'admin'] as const;

type Props = { isMailSent: boolean; onInvited: (invitation: StaffInvitation) => void; onClose: () => void };

export function InviteDialog({ isMailSent, onInvited, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const key = useRef(writing()); // sent once more after a lost answer it is the same invitation
  const { dialog, close } = useDialog({ isOpen: true });
  const invite: Submit<StaffContract> = async (values) => {
    const body = {
      email: values.get('email'),
      role: given.find((one) => one === values.get('role')) ?? 'editor',
      language: values.get('language') === 'en' ? ('en' as const) : ('de' as const),
    };
    const headers = key.current;
    key.current = writing();
    onInvited(await withProof(() => client<StaffContract>(httpTransport).post('/api/cms-invitations/', { language, headers, body })));
    return { message: '', isError: false };
  };
  const form = useForm('invite', invite);
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={t(language, 'invite_title')} titleId={title} onClose={close}>
        <div className={styles.dialog}>
          <p className={styles.quiet}>{t(language, 'invite_hint')}</p>
          <Form state={form} submit={t(language, isMailSent ? 'invite_send' : 'invite_make')}>
            <TextField name="email" type="email" autoComplete="off" label={t(language, 'email')} required />
            <ChoiceField
              name="role"
              label={t(language, 'role')}
              required
              defaultValue="editor"
              options={given.map((value) => ({ value, label: `${roleName(language, value)}: ${t(language, `role_${value}_hint`)}` }))}
            />
            <ChoiceField
              name="language"
              label={t(language, 'invite_language')}
              required
              defaultValue={language}
              options={(['de', 'en'] as const).map((value) => ({ value, label: t(language, `in_${value}`) }))}
            />
          </Form>
        </div>
      </DialogBody>
    </Dialog>
  );
}
