import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { isHeld, type Jobs } from '#features/jobs/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { oneClickContract } from '../contract.ts';
import { lookPause, remindersPerLook } from '../limits.ts';
import { lookForSales } from './look.server.ts';
import { deleteWish } from './queries.server.ts';
import { performReminderJobs } from './reminder-jobs.server.ts';
import { reminderOf } from './tokens.server.ts';
import { lookForTickets } from './waitlist/look-for-tickets.server.ts';
import { performWaitlistJobs, type WaitlistTools } from './waitlist/waitlist-jobs.server.ts';

export type Reminders = {
  jobs: Jobs;
  /** Signs the links of mails. */
  secret: string;
  /** One look for what has become true; never rejects. */
  look(): Promise<void>;
  /** Looks every few seconds from now on; the answer ends it and resolves when a look under way has ended. */
  watch(): () => Promise<void>;
};

export const reminderService = service<Reminders>('reminders');

/** The reminders of one site. `secret` is the site's, of which they have a key of their own. */
export function openReminders({ report, ...tools }: WaitlistTools & { report: (problem: unknown) => void }): Reminders {
  const secret = createHmac('sha256', tools.secret).update('reminders').digest('base64url');
  const { db, jobs, now, fetchOffer } = tools;
  performReminderJobs({ ...tools, secret });
  performWaitlistJobs({ ...tools, secret });
  const look = async () => {
    try {
      if (await isHeld(db)) return; // of a restored backup: whoever it names may have been told since
      while ((await lookForSales(db, jobs, now())) === remindersPerLook);
      await lookForTickets(db, jobs, fetchOffer, now());
    } catch (error) {
      report(error);
    }
  };
  const watch = () => {
    let round: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      round = round.then(look);
    }, lookPause).unref();
    return async () => {
      clearInterval(timer);
      await round;
    };
  };
  return { jobs, secret, look, watch };
}

/** Ends what a link of a mail names; of one that does not hold, or ends what is gone, nothing is said. */
export async function endReminder(db: Database, secret: string, token: string): Promise<void> {
  const ended = reminderOf(secret, token);
  if (ended) await deleteWish(db, ended.purpose, ended.id);
}

/** `POST /api/reminders/one-click/?token=…`, for mail programs: before the check against forged requests, as they have no cookie. */
export function oneClickRoutes(db: Database, reminders: () => Reminders): Hono {
  const app = new Hono({ strict: true });
  const { path } = oneClickContract.endByMailProgram;
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.post(prefix + path, async (c) => {
      await endReminder(db, reminders().secret, (c.req.query('token') ?? '').slice(0, 200));
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    });
    app.get(prefix + path, (c) => {
      const token = encodeURIComponent((c.req.query('token') ?? '').slice(0, 200));
      return c.redirect(`${href('reminderOff', languageOfPath(c.req.path))}?token=${token}`, 303);
    });
  }
  return app;
}
