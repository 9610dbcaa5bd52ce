import type { Database } from '#db/database.server.ts';
import { recordHref } from '#features/back-office/index.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { type Mailer, mailIdOf } from '#features/mail/index.server.ts';
import type { Net } from '#features/media/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { href } from '#routes.ts';
import { type ReadForm, readForm } from '../definition/queries/read-form.server.ts';
import type { FormFiles } from '../files/form-files.server.ts';
import { removeGoneJob } from '../removal/remove-gone.server.ts';
import { confirmToken } from './confirm-token.server.ts';
import { deliveryJob } from './deliver.server.ts';
import { confirmationMail, copyMail, venueMail } from './entry-mails.ts';
import {
  deleteEntry,
  type EntryWithFiles,
  lockEntry,
  noteAttempt,
  noteMail,
  openDeliveries,
  openDelivery,
  setDelivered,
  setDone,
  webhookSecret,
} from './queries.server.ts';
import { readEntry } from './read-entry.server.ts';
import { callWebhook, webhookBody } from './webhook.server.ts';

export type DeliveryTools = {
  db: Database;
  secret: string;
  jobs: Jobs;
  mailer: Mailer;
  baseUrl: string;
  files: FormFiles;
  now: () => Date;
  net?: Net | undefined;
};

type Delivery = { id: number; kind: 'house' | 'copy' | 'webhook' | 'confirm'; recipient: string; entry: EntryWithFiles; form: ReadForm };

/** Says how entries are told to the venue, the sender and a webhook. Each is tried again by itself until it works. */
export function performDeliveries(tools: DeliveryTools): void {
  const { db, jobs, mailer } = tools;
  jobs.perform(deliveryJob, async ({ id }, jobId) => {
    const delivery = await readDelivery(tools, id);
    if (!delivery) return; // done, or deleted with its entry
    if (delivery.kind === 'webhook') await tellWebhook(tools, delivery);
    else {
      if (!mailer.isSent) await noteMail(db, mailIdOf(jobId), delivery.entry.id);
      const attached = delivery.kind === 'house' && !delivery.entry.keeps ? delivery.entry.files.map(({ file }) => file) : [];
      await tools.files.withFolder(attached, async (folder) => mailer.deliver(await mailOf(tools, delivery, folder), jobId));
    }
    await markDone(tools, delivery);
  });
}

async function readDelivery({ db, now }: DeliveryTools, id: number): Promise<Delivery | null> {
  const row = await openDelivery(db, id);
  const entry = row ? await readEntry(db, row.entry_id) : null;
  const form = entry ? await readForm(db, entry.form_id, now()) : null;
  return row && entry && form ? { id, kind: row.kind, recipient: row.recipient, entry, form } : null;
}

async function mailOf({ db, baseUrl, secret }: DeliveryTools, { kind, recipient: to, entry, form }: Delivery, folder: string) {
  const venue = (await settingsReader(db).read()).name;
  if (kind === 'copy') return copyMail({ entry, form, to, venue });
  if (kind === 'confirm') {
    const url = `${baseUrl}${href('formConfirm', entry.language)}?token=${confirmToken(secret, entry.id)}`;
    return confirmationMail({ entry, form, to, venue }, url);
  }
  const address = entry.answers.find((answer) => answer.kind === 'email')?.value;
  const url = `${baseUrl}${recordHref('forms', 'de', {}, form.id, 'entries', entry.id)}`;
  return venueMail({ entry, form, to, venue }, { sender: typeof address === 'string' ? address : null, url, folder });
}

async function tellWebhook({ db, now, net }: DeliveryTools, { id, recipient, entry, form }: Delivery): Promise<void> {
  const secret = await webhookSecret(db, form.id);
  const note = (status: number | null, reason: string) => noteAttempt(db, form.id, entry.id, now(), status, reason);
  const status = await callWebhook(recipient, { secret, delivery: id, body: webhookBody(form, entry), now: now() }, net).catch(async (error: unknown) => {
    await note(null, (error instanceof Error ? error.message : String(error)).slice(0, 300));
    throw error;
  });
  await note(status, '');
  if (status < 200 || status > 299) throw new Error(`a webhook answered ${status}`);
}

/** With the last of them, an entry that is not kept ends, with its files: on the disk too, at once. */
async function markDone({ db, jobs, now }: DeliveryTools, { id, kind, entry }: Delivery): Promise<void> {
  await db.transaction().execute(async (store) => {
    await lockEntry(store, entry.id);
    await setDone(store, id, now());
    if (kind === 'confirm') return; // what is confirmed is still to be told
    const rows = await openDeliveries(store, entry.id);
    if (rows.length > 0) return;
    if (entry.keeps) return await setDelivered(store, entry.id, now());
    await deleteEntry(store, entry.id);
    await jobs.add(removeGoneJob, {}, store);
  });
}
