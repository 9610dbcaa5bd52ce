import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { accountContract } from '#features/account/contract.ts';

const id = z.int().min(1).max(999_999_999);
const language = z.enum(['de', 'en']);
// What a person types is checked by the handlers, which say in the reader's language what to do about it.
const email = z.string().max(508).default('');
const token = z.string().max(200).default('');
const done = z.object({ done: z.literal(true) });
const groups = ['all', 'friends', 'subscribers'] as const;

const subjectSchema = z.object({
  /** What one can be told of: the beginning of a sale, that there are tickets again, or nothing, as they are to be had or never will be. */
  kind: z.enum(['sale', 'tickets', 'none']),
  /** `text`: what is said of its tickets; `when` in words. */
  event: z.object({ id: z.int(), title: z.string(), lang: language.optional(), url: z.string(), when: z.string(), text: z.string() }).nullable(),
  /** The season whose sales one can be told of as well, or alone. */
  season: z.object({ id: z.int(), name: z.string(), lang: language.optional() }).nullable(),
  /** To whom the sale begins, if not to everybody at once. */
  groups: z.array(z.enum(groups)),
});

const notNeeded = {
  status: 409,
  text: {
    de: 'Hier gibt es nichts mehr, woran wir erinnern könnten: Der Verkauf hat begonnen, oder er findet nicht statt.',
    en: 'There is nothing left of which we could remind you: the sale has begun, or it does not take place.',
  },
} as const;

const notSoldOut = {
  status: 409,
  text: {
    de: 'Diese Veranstaltung ist nicht ausverkauft, eine Warteliste braucht es nicht. Was es gibt, steht auf ihrer Seite.',
    en: 'This event is not sold out, so there is no need to wait. What there is stands on its page.',
  },
} as const;

/** Mails to visitors who want to know when a sale begins, or when there are tickets again. The answers tell nothing of an address. */
export const reminderContract = {
  reminderSubject: endpoint({
    method: 'GET',
    path: '/api/reminders/subject/',
    access: 'public',
    summary: 'Of what one can be reminded by mail: of an event, or of a season, as far as visitors see them.',
    query: z.object({ event: rowId().optional(), season: rowId().optional() }),
    output: subjectSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  requestReminder: endpoint({
    method: 'POST',
    path: '/api/reminders/',
    access: 'public',
    personal: true,
    summary:
      'Asks for a mail when the sale of an event begins, or of each event of a season. The first needs to be confirmed by the link of a mail. The answer is the same for every address.',
    body: z.object({ email, language: language.optional(), event: id.optional(), season: id.optional(), group: z.enum(groups).default('all') }),
    output: done,
    errors: { not_found: commonFailures.not_found, not_needed: notNeeded, ...pick(accountContract.signUp.errors) },
    limit: accountContract.signUp.limit,
  }),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/api/reminders/waitlist/',
    access: 'public',
    personal: true,
    summary:
      'Asks for a mail when there are so many tickets again for an event that is sold out: 1 to 10, `together` where they have to be beside each other. Asked again, the number changes and the place stays. Confirmed as reminders are; the answer is the same for every address.',
    body: z.object({ email, language: language.optional(), event: id, seats: z.number().default(0), together: z.boolean().default(false) }),
    output: done,
    errors: { not_found: commonFailures.not_found, not_sold_out: notSoldOut, ...pick(accountContract.signUp.errors) },
    limit: accountContract.signUp.limit,
  }),
  confirmReminders: endpoint({
    method: 'POST',
    path: '/api/reminders/confirm/',
    access: 'public',
    personal: true,
    summary: 'Confirms an address with the token of the mail.',
    body: z.object({ token }),
    output: done,
    errors: { link_invalid: accountContract.confirm.errors.link_invalid },
  }),
  endReminder: endpoint({
    method: 'POST',
    path: '/api/reminders/off/',
    access: 'public',
    personal: true,
    summary: 'Ends a reminder with the token of any of its mails. The answer is the same whether there was one.',
    body: z.object({ token }),
    output: done,
  }),
};

function pick({ too_many_mails }: typeof accountContract.signUp.errors) {
  return { too_many_mails };
}

/** For mail programs, which carry no token against forged requests: the token of the link is what it rests on (RFC 8058). */
export const oneClickContract = {
  endByMailProgram: endpoint({
    method: 'POST',
    path: '/api/reminders/one-click/',
    access: 'public',
    personal: true,
    summary: 'Ends a reminder, as mail programs do (RFC 8058 List-Unsubscribe-Post).',
    query: z.object({ token }),
    output: z.void(),
  }),
  visitOneClick: endpoint({
    method: 'GET',
    path: '/api/reminders/one-click/',
    access: 'public',
    personal: true,
    summary: 'The same as a link: it ends nothing by itself.',
    query: z.object({ token }),
    output: z.void(),
    leadsTo: 'The page that ends the reminder.',
  }),
};

export type ReminderContract = typeof reminderContract;
export type ReminderSubject = z.output<typeof subjectSchema>;
export type SaleGroupName = (typeof groups)[number];
