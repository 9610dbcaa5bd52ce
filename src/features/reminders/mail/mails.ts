import type { Mail } from '#features/mail/index.ts';
import type { EventCardData } from '#features/programme/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { SaleGroupName } from '../contract.ts';
import { confirmHours, maxEventsInMail } from '../limits.ts';
import { t } from './strings.ts';

/** Whom a reminder goes to. `off`: the token that ends it; links begin with `baseUrl`, `venue` signs. */
export type Recipient = { email: string; language: Language; venue: string; baseUrl: string; off: string };
export type NamedEvent = Pick<EventCardData, 'title' | 'day' | 'date_start' | 'time_known' | 'link' | 'tickets'>;

/** 'Tosca, Sa 21/11/2026, 19.30 Uhr' */
export const eventInWords = (event: Pick<NamedEvent, 'title' | 'day' | 'date_start' | 'time_known'>, language: Language): string =>
  t(language, 'event', { title: event.title, when: whenInWords(event, language) });

export function whenInWords({ day, date_start, time_known }: Pick<NamedEvent, 'day' | 'date_start' | 'time_known'>, language: Language): string {
  const start = new Date(date_start);
  return time_known ? displayMoment(language, start) : displayDate(language, day);
}

export const seasonInWords = (name: string, language: Language): string => t(language, 'season', { name });

export const confirmMail = (to: Recipient, what: string, token: string): Mail => ({
  ...beginMail(to, t(to.language, 'confirm_subject')),
  before: [t(to.language, 'greeting'), t(to.language, 'confirm_before', { what })],
  link: { label: t(to.language, 'confirm_link'), url: `${to.baseUrl}${href('reminderConfirm', to.language)}?token=${token}` },
  after: [t(to.language, 'confirm_after', { n: confirmHours })],
});

/** To who has confirmed the address before. */
export const notedMail = (to: Recipient, what: string): Mail => ({
  ...beginMail(to, t(to.language, 'noted_subject')),
  before: [t(to.language, 'greeting'), t(to.language, 'noted_before', { what })],
  link: { label: t(to.language, 'noted_link'), url: to.baseUrl + href('programme', to.language) },
});

export function saleMail(to: Recipient, event: NamedEvent, group: SaleGroupName): Mail {
  const { language, baseUrl } = to;
  const words = { what: eventInWords(event, language), tickets: `${event.tickets.text}.` };
  return {
    ...beginMail(to, t(language, 'sale_subject', { title: event.title })),
    before: [t(language, 'greeting'), t(language, group === 'all' ? 'sale_before' : `${group}_before`, words)],
    link: { label: t(language, 'sale_link'), url: baseUrl + event.link.url },
    after: [t(language, 'sale_after')],
  };
}

/** That sales of a season have begun, which may be those of many events. */
export function seasonMail(to: Recipient, name: string, events: readonly NamedEvent[]): Mail {
  const { language, baseUrl } = to;
  const [shown, rest] = [events.slice(0, maxEventsInMail), events.length - maxEventsInMail];
  return {
    ...beginMail(to, t(language, 'season_subject', { n: events.length })),
    before: [
      t(language, 'greeting'),
      t(language, 'season_before', { name }),
      ...shown.map((event) => eventInWords(event, language)),
      ...(rest > 0 ? [t(language, 'more', { n: rest })] : []),
    ],
    link: { label: t(language, 'sale_link'), url: baseUrl + (events.length === 1 ? (events[0]?.link.url ?? '') : href('programme', language)) },
    after: [t(language, 'season_after')],
  };
}

/** What each of these mails has; `label`: the words that turn it off. */
export const beginMail = ({ email, language, venue, baseUrl, off }: Recipient, subject: string, label = t(language, 'off')) => ({
  to: email,
  language,
  venue,
  subject,
  unsubscribe: {
    label,
    url: `${baseUrl}${href('reminderOff', language)}?token=${off}`,
    oneClick: `${baseUrl}/${language}/api/reminders/one-click/?token=${off}`,
  },
});
