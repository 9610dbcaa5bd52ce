import { randomBytes } from 'node:crypto';
import { audit } from '#api/audit/audit.server.ts';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { deliveryJob } from '../../delivery/deliver.server.ts';
import { webhookSecretOf } from '../../delivery/queries.server.ts';
import { formService } from '../../form-service.server.ts';
import { entriesContract } from '../contract.ts';
import { changeEntry } from './change-entry.server.ts';
import { exportEntries } from './export-entries.server.ts';
import { isWaiting, repeatDelivery, storeSecret } from './queries/deliveries.server.ts';
import { countEntries, formOf, readAttempts, setStatus } from './queries/entries.server.ts';
import { readEntryRows } from './read-entries.server.ts';
import { readEntryInFull } from './read-entry.server.ts';
import { removeEntries } from './remove-entries.server.ts';

export const entryOperations = implement(entriesContract, {
  entries: async ({ parameters: { id }, query }, context) => {
    const form = await formOf(context.db, id);
    if (!form) return problem('not_found');
    const { count, ...totals } = await countEntries(context, id, query);
    const results = await readEntryRows(context, id, query, query);
    if (query.page > 1 && results.length === 0) return problem('page_not_found');
    if (results.length > 0) await noteReading(context, 'entries/', id, results.length);
    const links = pageLinks(`/api/cms-forms/${id}/entries/`, context.language, query, count);
    return { count, ...links, results, form: { id, name: form.name, has_webhook: form.webhook_url !== '' }, totals };
  },

  entry: async ({ parameters: { id, entry } }, context) => {
    const found = await readEntryInFull(context, id, entry);
    if (!found) return problem('not_found');
    await noteReading(context, 'entries/', id, 1);
    return found;
  },

  changeEntry: ({ parameters: { id, entry }, body }, context) => changeEntry(context, id, entry, body),

  setEntriesStatus: async ({ parameters: { id }, body }, { db }) => {
    if (!(await formOf(db, id))) return problem('not_found');
    const changed = await setStatus(db, id, body.ids, body.status);
    return { changed, amount: changed.length };
  },

  deleteEntries: async ({ parameters: { id }, body }, context) => {
    const form = await formOf(context.db, id);
    const receipt = form && (await removeEntries(context, context.service(formService), { id, name: form.name }, body.ids));
    return receipt ?? problem('not_found');
  },

  resendEntry: async ({ parameters: { id, entry }, body }, { db, service }) => {
    const { jobs } = service(formService);
    if (await isWaiting(db, body.delivery, entry, id)) {
      // Of one that is still being tried nothing more is sent.
      await jobs.retry(deliveryJob, { id: body.delivery });
      return { delivery: body.delivery };
    }
    const rows = await repeatDelivery(db, body.delivery, entry, id);
    const [added] = rows;
    if (!added) return problem('not_found');
    await jobs.add(deliveryJob, { id: added.id }, db);
    return { delivery: added.id };
  },

  exportEntries: async ({ parameters: { id }, query }, context) => {
    const form = await formOf(context.db, id);
    if (!form) return problem('not_found');
    const { count } = await countEntries(context, id, query);
    const file = await exportEntries(context, form, count, query);
    if (!file) return problem('page_not_found');
    await noteReading(context, 'entries-export/', id, file.amount);
    return file;
  },

  webhook: async ({ parameters: { id } }, { db }) => {
    const form = await formOf(db, id);
    if (!form) return problem('not_found');
    return { url: form.webhook_url, secret: await webhookSecretOf(db, id), attempts: await readAttempts(db, id) };
  },

  renewSecret: async ({ parameters: { id } }, { db }) => {
    if (!(await formOf(db, id))) return problem('not_found');
    const secret = randomBytes(32).toString('base64url');
    await storeSecret(db, id, secret);
  },
});

/** Who has read what visitors have said is noted: of which form, and of how many of them. */
export const noteReading = ({ db, user, now }: Pick<RequestContext, 'db' | 'user' | 'now'>, call: string, form: number, amount: number): Promise<void> =>
  audit(db, { userId: user?.id ?? null, action: `GET /api/cms-forms/{id}/${call}`, objectId: form, language: null, amount, now });
