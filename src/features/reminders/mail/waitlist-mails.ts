import type { Mail } from '#features/mail/index.ts';
import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import { href } from '#routes.ts';
import { confirmHours, headStartMinutes } from '../limits.ts';
import { beginMail, eventInWords, type NamedEvent, type Recipient } from './mails.ts';

type Wanted = { seats: number; together: boolean };

export const waitConfirmMail = (to: Recipient, event: NamedEvent, wanted: Wanted, token: string): Mail => ({
  ...begin(to, t(to.language, 'confirm_subject')),
  before: [t(to.language, 'greeting'), t(to.language, 'confirm_before', wordsOf(event, wanted, to.language))],
  link: { label: t(to.language, 'confirm_link'), url: `${to.baseUrl}${href('reminderConfirm', to.language)}?token=${token}` },
  after: [t(to.language, 'confirm_after', { n: confirmHours })],
});

/** To whom has confirmed the address before. */
export const waitNotedMail = (to: Recipient, event: NamedEvent, wanted: Wanted): Mail => ({
  ...begin(to, t(to.language, 'noted_subject')),
  before: [t(to.language, 'greeting'), t(to.language, 'noted_before', wordsOf(event, wanted, to.language))],
  link: { label: t(to.language, 'to_event'), url: to.baseUrl + event.link.url },
});

export const freeMail = (to: Recipient, event: NamedEvent): Mail => ({
  ...begin(to, t(to.language, 'free_subject', { title: event.title })),
  before: [t(to.language, 'greeting'), t(to.language, 'free_before', { what: eventInWords(event, to.language), tickets: `${event.tickets.text}.` })],
  link: { label: t(to.language, 'free_link'), url: to.baseUrl + event.link.url },
  after: [t(to.language, 'free_after', { minutes: headStartMinutes })],
});

const begin = (to: Recipient, subject: string) => beginMail(to, subject, t(to.language, 'off'));

const wordsOf = (event: NamedEvent, { seats, together }: Wanted, language: Language) => ({
  what: eventInWords(event, language),
  seats: t(language, together && seats > 1 ? 'together' : 'seats', { n: seats }),
});

const t = defineStrings({
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  seats: { de: '{n} Karte|{n} Karten', en: '{n} ticket|{n} tickets' },
  together: { de: '{n} Karten nebeneinander', en: '{n} tickets side by side' },
  confirm_subject: { de: 'Bitte bestätigen Sie Ihre Adresse', en: 'Please confirm your address' },
  confirm_before: {
    de: 'jemand, vermutlich Sie selbst, möchte an dieser Adresse erfahren, wenn es wieder {seats} gibt: {what}.',
    en: 'somebody, probably you, wants to be told at this address when {seats} can be had again: {what}.',
  },
  confirm_link: { de: 'Adresse bestätigen', en: 'Confirm address' },
  confirm_after: {
    de: 'Der Link gilt {n} Stunden. Waren Sie es nicht, lassen Sie ihn unbenutzt: Dann löschen wir die Adresse.',
    en: 'The link holds for {n} hours. If it was not you, leave it unused: we then delete the address.',
  },
  noted_subject: { de: 'Sie stehen auf der Warteliste', en: 'You are on the waiting list' },
  noted_before: { de: 'wir schreiben Ihnen, wenn es wieder {seats} gibt: {what}.', en: 'we will write to you when {seats} can be had again: {what}.' },
  to_event: { de: 'Zur Veranstaltung', en: 'To the event' },
  free_subject: { de: 'Es gibt wieder Karten: {title}', en: 'Tickets again: {title}' },
  free_before: { de: 'es gibt wieder Karten: {what}. {tickets}', en: 'there are tickets again: {what}. {tickets}' },
  free_link: { de: 'Zu den Karten', en: 'To the tickets' },
  free_after: {
    de: 'Wir halten keine Karten zurück, schreiben aber nur so vielen, wie gerade Karten frei sind; die Nächsten erfahren es frühestens in {minutes} Minuten. Diese Nachricht kommt einmal, Ihr Eintrag auf der Warteliste ist damit gelöscht.',
    en: 'We hold no tickets back, but write only to as many as there are tickets for; the next are told in {minutes} minutes at the earliest. This message comes once, and your entry on the waiting list is now deleted.',
  },
  off: { de: 'Warteliste verlassen', en: 'Leave the waiting list' },
});
