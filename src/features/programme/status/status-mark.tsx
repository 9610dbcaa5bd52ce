import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import type { EventCard } from '../contract.ts';
import { isSoldElsewhere, type SaleSource, statusText } from './status.ts';
import styles from './status-mark.module.css';
import { useTickets } from './use-tickets.ts';

type Stated = Pick<EventCard, 'id' | 'untranslated'> & SaleSource & Partial<Pick<EventCard, 'status_note'>>;

type Props = { event: Stated; language: Language; children?: ReactNode };

/** The state of an event in words, and its note, which stands alone where nothing is sold. Beside it, what can be done about it. */
export function StatusMark({ event, language, children }: Props) {
  const { state } = useTickets(event);
  if (state === 'none' && !event.status_note && !(children && isSoldElsewhere(event))) return null;
  return (
    <p className={styles.mark} data-state={state}>
      {state !== 'none' && <strong>{statusText(language, state)}</strong>}
      {event.status_note && <span lang={translatedIn(event, language)('status_note')}>{event.status_note}</span>}
      {children}
    </p>
  );
}
