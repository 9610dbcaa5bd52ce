import type { MiddlewareHandler } from 'hono';
import { formService, postedFiles } from '#features/forms/index.server.ts';
import { readForm, readFormFiles } from '../http/body.server.ts';
import type { Site } from '../site.server.ts';

/** Each file becomes a temporary one, whose number the page's action gets; `field.refused` says why one was not taken. */
export function storePostedFiles(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const fields = await readForm(c);
    const files = await readFormFiles(c);
    if (fields && files.length > 0) {
      const report = (error: unknown) => site.log.warn({ err: error }, 'file of a form cannot be stored');
      const keeper = postedFiles(c, { ...site, ...site.services.get(formService), isSecure: site.config.baseUrl.startsWith('https:'), report });
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
