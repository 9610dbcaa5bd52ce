import { useNavigate } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffPerson } from '../contract.ts';
import { displayDay } from './days.ts';
import { Part } from './part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';
import { usePersonAction } from './use-person.ts';

export function AccessPart({ person }: { person: StaffPerson }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { problem, isBusy, run } = usePersonAction();
  const name = person.name || person.email;
  const api = client<StaffContract>(httpTransport);
  const call = (revision: number) => ({ language, headers: writing(revision), parameters: { id: person.id } });
  const open = async (revision: number) => {
    await api.post('/api/cms-users/{id}/reactivate/', call(revision));
    showToast(t(language, 'reactivated_toast', { name }));
  };
  const deactivate = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'deactivate_title', { name }),
      text: t(language, 'deactivate_text'),
      confirm: t(language, 'deactivate'),
      cancel: t(language, 'cancel'),
    });
    if (!isSure) return;
    await run(async () => {
      const { revision } = await api.post('/api/cms-users/{id}/deactivate/', call(person.revision));
      showToast(t(language, 'deactivated_toast', { name }), { text: t(language, 'undo'), run: () => void run(() => open(revision)) });
    });
  };
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'remove_title', { name }),
      text: t(language, 'remove_text'),
      confirm: t(language, 'remove'),
      cancel: t(language, 'cancel'),
    });
    if (!isSure) return;
    const isDone = await run(() => api.delete('/api/cms-users/{id}/', call(person.revision)));
    if (!isDone) return;
    showToast(t(language, 'removed', { name }));
    await navigate(backOfficeHref('users', language));
  };
  return (
    <Part title={t(language, 'access')} problem={problem}>
      <p>{person.deactivated_at ? t(language, 'is_deactivated', { day: displayDay(language, person.deactivated_at) }) : t(language, 'is_active')}</p>
      <div className={styles.buttons}>
        {person.deactivated_at ? (
          <Button size="small" busy={isBusy} onClick={() => void run(() => open(person.revision))}>
            {t(language, 'reactivate')}
          </Button>
        ) : (
          <Button size="small" busy={isBusy} onClick={() => void deactivate()}>
            {t(language, 'deactivate')}
          </Button>
        )}
        <Button size="small" look="quiet" busy={isBusy} onClick={() => void remove()}>
          {t(language, 'remove')}
        </Button>
      </div>
    </Part>
  );
}
