import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { StaffContract, StaffPerson } from '../contract.ts';
import { Part } from './part.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';
import { usePersonAction } from './use-person.ts';

/** Where somebody is signed in; one session is ended, or all of them. */
export function SessionsPart({ person: { id, sessions, is_self } }: { person: StaffPerson }) {
  const language = useLanguage();
  const { problem, isBusy, run } = usePersonAction();
  const end = (session?: number) =>
    run(async () => {
      const body = session === undefined ? {} : { session };
      const call = { language, headers: writing(), parameters: { id }, body };
      const { ended } = await client<StaffContract>(httpTransport).post('/api/cms-users/{id}/sessions/end/', call);
      showToast(t(language, 'ended', { n: ended }));
    });
  return (
    <Part title={t(language, 'sessions')} problem={problem}>
      {sessions.length === 0 && <p className={styles.quiet}>{t(language, 'no_sessions')}</p>}
      <ul className={styles.list}>
        {sessions.map((session) => {
          const device = session.device || t(language, 'unknown_device');
          return (
            <li key={session.id}>
              <div>
                {device}
                <span className={styles.quiet}>
                  {t(language, 'last_used', { when: displayMoment(language, session.last_used) })}
                  {session.address && ` · ${session.address}`}
                </span>
              </div>
              <Button size="compact" busy={isBusy} aria-label={t(language, 'end_session_of', { device })} onClick={() => void end(session.id)}>
                {t(language, 'end_session')}
              </Button>
            </li>
          );
        })}
      </ul>
      {sessions.length > (is_self ? 1 : 0) && (
        <Button size="small" busy={isBusy} onClick={() => void end()}>
          {t(language, is_self ? 'end_others' : 'end_all')}
        </Button>
      )}
    </Part>
  );
}
