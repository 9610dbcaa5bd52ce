import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffPerson } from '../contract.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Part } from './part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';
import { usePersonAction } from './use-person.ts';

/** A link with which somebody sets a new password: by mail, or to hand over. Nobody sets it for them. */
export function PasswordPart({ person, isMailSent }: { person: StaffPerson; isMailSent: boolean }) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const [shown, show] = useState<{ link: string; words: string } | null>(null);
  const api = client<StaffContract>(httpTransport);
  const parameters = { id: person.id };
  const mail = () =>
    run(async () => {
      await api.post('/api/cms-users/{id}/password/mail/', { language, headers: writing(), parameters });
      showToast(t(language, 'reset_mailed', { email: person.email }));
    });
  const make = () =>
    run(async () => {
      const { link, hours } = await api.post('/api/cms-users/{id}/password/link/', { language, parameters });
      show({ link, words: t(language, 'link_reset', { name: person.name || person.email, n: hours }) });
    });
  return (
    <Part title={t(language, 'password')} problem={problem}>
      <p>{t(language, person.has_password ? 'has_password' : 'no_password')}</p>
      <div className={styles.buttons}>
        {isMailSent && (
          <Button size="small" busy={isBusy} onClick={() => void mail()}>
            {t(language, 'mail_reset')}
          </Button>
        )}
        <Button size="small" busy={isBusy} onClick={() => void make()}>
          {t(language, 'make_link')}
        </Button>
      </div>
      {shown && <LinkDialog {...shown} onClose={() => show(null)} />}
    </Part>
  );
}
