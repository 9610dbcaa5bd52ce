import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { SessionEntry } from '../account-schemas.ts';
import styles from './settings.page.module.css';
import { settingsForms } from './settings-forms.ts';
import { t } from './strings.ts';

export function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  const language = useLanguage();
  const form = useForm('sessions', settingsForms.sessions);
  const nameOf = ({ device }: SessionEntry) => device || t(language, 'unknown_device');
  return (
    <Form state={form}>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{nameOf(session)}</strong>
              {session.current && ` – ${t(language, 'this_session')}`}
              <br />
              <span className={styles.quiet}>
                {t(language, 'last_used', { when: displayMoment(language, session.last_used) })}
                {session.address && ` · ${session.address}`}
              </span>
            </p>
            {!session.current && (
              <Button type="submit" name="id" value={session.id} size="small" aria-label={t(language, 'end_session_of', { device: nameOf(session) })}>
                {t(language, 'end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button type="submit" name="id" value="" size="small">
            {t(language, 'end_others')}
          </Button>
        </p>
      )}
    </Form>
  );
}
