import { shopService } from '#features/booking/index.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { type FetchOffer, openReminders, type Reminders, reminderService } from '#features/reminders/index.server.ts';
import { csrfSecret } from '../csrf/csrf-secret.server.ts';
import type { Site } from '../site.server.ts';

export function remindersOf({ config, db, log, now, services }: Site): Reminders {
  if (!services.has(reminderService)) {
    const report = (problem: unknown) => log.warn({ err: problem }, 'reminders could not be looked through');
    const tools = { db, jobs: services.get(jobService), mailer: services.get(mailService), baseUrl: config.baseUrl, secret: csrfSecret(config), now };
    const fetchOffer: FetchOffer = async (event) => {
      const { answer } = await services.get(shopService).offers.ask(event);
      return answer.ok ? answer.value : null;
    };
    services.provide(reminderService, openReminders({ ...tools, fetchOffer, report }));
  }
  return services.get(reminderService);
}
