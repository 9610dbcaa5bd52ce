import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import type { EventCard } from '../contract.ts';
import styles from './status-mark.module.css';
import type { Tickets } from './tickets-schema.ts';
import { useTickets } from './use-tickets.ts';

/** What takes place instead of what is cancelled. */
export type Instead = Pick<NonNullable<EventCard['replaced_by']>, 'text' | 'lang' | 'link'>;

type Stated = Pick<EventCard, 'id' | 'title' | 'untranslated'> &
  Partial<Pick<EventCard, 'status_note' | 'replaced_by' | 'moved_from'>> & {
    /** As cards have them. */
    moved?: string;
    instead?: Instead;
    tickets: Pick<Tickets, 'state' | 'text' | 'presale'> & { other_dates?: Pick<NonNullable<Tickets['other_dates']>, 'text' | 'url'> | undefined };
  };

type Props = { event: Stated; language: Language; children?: ReactNode };

/** `children`: what can be done about it; of what is sold out the other dates. */
export function StatusMark({ event, language, children }: Props) {
  const { presale, other_dates: others } = event.tickets;
  const { state, text } = useTickets(event, language);
  const moved = event.moved ?? event.moved_from?.text;
  const instead = event.instead ?? event.replaced_by;
  return (
    <p className={styles.mark} data-state={state}>
      <strong>{text}</strong>
      {moved && <b>{moved}</b>}
      {event.status_note && <span lang={translatedIn(event, language)('status_note')}>{event.status_note}</span>}
      {instead && (
        <Link to={instead.link.url} lang={instead.lang}>
          {instead.text}
        </Link>
      )}
      {state === 'not_yet' && presale && <span>{presale.text}</span>}
      {children}
      {state === 'sold_out' && others && (
        <Link to={others.url} className={button('secondary', 'small')} aria-label={`${others.text}: ${event.title}`}>
          {others.text}
        </Link>
      )}
    </p>
  );
}
