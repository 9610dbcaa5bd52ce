import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { CalendarEvent } from '../calendar-events.ts';
import type { CalendarClash, PlanningCalendarContract } from '../contract.ts';
import { maxReason } from '../limits.ts';
import { clashText } from './clash-text.ts';
import styles from './event-dialog.module.css';
import { t } from './strings.ts';

const api = client<PlanningCalendarContract>(httpTransport);

/** What an event clashes with. A clash forbids nothing: whoever wants it so says why. */
export function ClashList({ event, mayWrite }: { event: CalendarEvent; mayWrite: boolean }) {
  const language = useLanguage();
  if (event.clashes.length === 0) return null;
  return (
    <section className={styles.clashes}>
      <h3>{t(language, 'clashes')}</h3>
      <ul>
        {event.clashes.map((clash) => (
          <Clash key={`${clash.other.id} ${clash.kind}`} event={event} clash={clash} mayWrite={mayWrite} />
        ))}
      </ul>
    </section>
  );
}

function Clash({ event, clash, mayWrite }: { event: CalendarEvent; clash: CalendarClash; mayWrite: boolean }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { other, kind, dismissed } = clash;
  const send = async (call: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await call();
      await revalidate();
    } catch (error) {
      setProblem(allWordsOf(error));
    }
    setBusy(false);
  };
  const dismiss = () =>
    send(() =>
      api.post('/api/cms-calendar/dismissals/', {
        language,
        body: { event_id: event.id, other_id: other.id, kind, reason: reason.trim() },
        headers: writing(),
      }),
    );
  return (
    <li>
      <Notice kind={dismissed ? 'info' : 'warning'}>
        <p>{clashText(language, clash)}</p>
        {dismissed && <p>{t(language, 'dismissed', { by: dismissed.user_name, reason: dismissed.reason })}</p>}
        {mayWrite &&
          (dismissed ? (
            <Button
              look="link"
              size="compact"
              busy={busy}
              onClick={() =>
                void send(() => api.delete('/api/cms-calendar/dismissals/{id}/', { language, parameters: { id: dismissed.id }, headers: writing() }))
              }
            >
              {t(language, 'notice')}
            </Button>
          ) : (
            <form
              className={styles.dismiss}
              onSubmit={(submitted) => {
                submitted.preventDefault();
                if (reason.trim() && !busy) void dismiss();
              }}
            >
              <TextField
                name={`reason-${other.id}-${kind}`}
                label={t(language, 'reason')}
                maxLength={maxReason}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button size="compact" type="submit" busy={busy}>
                {t(language, 'dismiss')}
              </Button>
            </form>
          ))}
        <p role="alert">{problem}</p>
      </Notice>
    </li>
  );
}
