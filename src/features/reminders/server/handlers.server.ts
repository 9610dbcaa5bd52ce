import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { countMail, emailOf, emailProblem, invalidFields } from '#features/account/index.server.ts';
import { reminderContract } from '../contract.ts';
import { maxSeats } from '../limits.ts';
import { t } from '../strings.ts';
import { reminderRequestJob } from './job-kinds.server.ts';
import { confirmRecipient, forgetRecipients } from './queries.server.ts';
import { endReminder, reminderService } from './reminders.server.ts';
import { reminderSubject } from './subject.server.ts';
import { recipientOf } from './tokens.server.ts';
import { waitlistRequestJob } from './waitlist/job-kinds.server.ts';

const done = { done: true } as const;

export const reminderOperations = implement(reminderContract, {
  reminderSubject: async ({ query }, context) => (await reminderSubject(context, query)) ?? problem('not_found'),

  requestReminder: async ({ body }, context) => {
    const { language, now } = context;
    const email = emailOf(body.email);
    const problems = emailProblem(language, email);
    if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
    // Whoever wants to be told of a season may have come by one of its events.
    const { event = null, season = null } = body.season === undefined ? body : { season: body.season };
    const subject = await reminderSubject(context, event === null ? { season: season ?? undefined } : { event });
    if (!subject) return problem('not_found');
    if (subject.kind !== 'sale') return problem('not_needed');
    await countMail(context, email);
    const wish = { email, language: body.language ?? language, event, season, group: body.group, askedAt: now.toISOString() };
    await context.service(reminderService).jobs.add(reminderRequestJob, wish);
    return done;
  },

  joinWaitlist: async ({ body: { event, seats, together, ...body } }, context) => {
    const { language, now } = context;
    const email = emailOf(body.email);
    const isPossible = Number.isInteger(seats) && seats >= 1 && seats <= maxSeats;
    const problems = { ...(!isPossible && { seats: t(language, 'seats_wrong', { n: maxSeats }) }), ...emailProblem(language, email) };
    if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
    const subject = await reminderSubject(context, { event });
    if (!subject) return problem('not_found');
    if (subject.kind !== 'tickets') return problem('not_sold_out');
    await countMail(context, email);
    const wish = { email, language: body.language ?? language, event, seats, together, askedAt: now.toISOString() };
    await context.service(reminderService).jobs.add(waitlistRequestJob, wish);
    return done;
  },

  confirmReminders: async ({ body: { token } }, { db, now, service }) => {
    const recipient = recipientOf(service(reminderService).secret, token, now);
    const confirmed = recipient === null ? undefined : await confirmRecipient(db, now, recipient);
    return confirmed ? done : problem('link_invalid');
  },

  endReminder: async ({ body: { token } }, { db, now, service }) => {
    await endReminder(db, service(reminderService).secret, token);
    await forgetRecipients(db, now);
    return done;
  },
});
