import type { MiddlewareHandler } from 'hono';
import { type Forms, formService, openForms, postedFiles } from '#features/forms/index.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { csrfSecret } from '../csrf/csrf-secret.server.ts';
import { readForm, readFormFiles } from '../http/body.server.ts';
import type { Site } from '../site.server.ts';
import { outboxOf } from './accounts.server.ts';

export function formsOf({ config, db, now, services }: Site): Forms {
  if (!services.has(formService)) {
    const tools = { db, jobs: services.get(jobService), mailer: services.get(mailService), baseUrl: config.baseUrl, now };
    services.provide(formService, openForms({ ...tools, secret: csrfSecret(config), dataDir: config.dataDir, outbox: outboxOf(config) }));
  }
  return services.get(formService);
}

/** Each file becomes a temporary one, whose number the page's action gets; `field.refused` says why one was not taken. */
export function storePostedFiles(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const fields = await readForm(c);
    const files = await readFormFiles(c);
    if (fields && files.length > 0) {
      const keeper = postedFiles(c, { ...site, ...formsOf(site), isSecure: site.config.baseUrl.startsWith('https:') });
      for (const { field, file } of files) {
        const stored = await keeper(file);
        if ('id' in stored) {
          fields.append(field, String(stored.id));
          fields.append(`${field}.files`, JSON.stringify([stored.id, stored.name, stored.size]));
        } else fields.append(`${field}.refused`, stored.message);
      }
    }
    return next();
  };
}
