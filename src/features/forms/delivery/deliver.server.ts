import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import type { Answers } from '../definition/form-definition.ts';
import type { ReadForm } from '../definition/queries/read-form.server.ts';
import { visible } from '../definition/visible.ts';
import { insertDeliveries } from './queries.server.ts';

/** One mail or call about an entry; what it says is read when it is sent. */
export const deliveryJob = jobKind('form-delivery', z.object({ id: z.int() }));

type Delivery = { kind: 'house' | 'copy' | 'webhook' | 'confirm'; recipient: string };

/** Notes whom an entry is to be told, and has it done after the answer; in the transaction of the entry. */
export async function deliver(store: Database, jobs: Jobs, entry: number, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = await insertDeliveries(store, deliveries, entry);
  for (const { id } of rows) await jobs.add(deliveryJob, { id }, store);
}

/** The sender alone, who is asked to confirm the address. */
export function confirmationOf(form: ReadForm, answers: Answers): Delivery[] {
  const address = senderOf(form, answers);
  return address ? [{ kind: 'confirm', recipient: address }] : [];
}

export function deliveriesOf(form: ReadForm, answers: Answers): Delivery[] {
  const shown = visible(form.questions, answers);
  const chosen = form.questions.flatMap(({ slug, choices }) => {
    const answer = shown.has(slug) ? answers[slug] : null;
    const keys: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    return choices.filter(({ key, email }) => email !== '' && keys.includes(key)).map(({ email }) => email);
  });
  const venueRecipients = [...new Set([...form.recipients, ...chosen])].map((recipient) => ({ kind: 'house' as const, recipient }));
  const address = senderOf(form, answers);
  return [
    ...venueRecipients,
    ...(form.sends_copy && address ? [{ kind: 'copy' as const, recipient: address }] : []),
    ...(form.webhook_url ? [{ kind: 'webhook' as const, recipient: form.webhook_url }] : []),
  ];
}

/** The address that the sender gave, null where the form asks for none or it was left empty. */
export function senderOf({ questions }: Pick<ReadForm, 'questions'>, answers: Answers): string | null {
  const shown = visible(questions, answers);
  const address = questions.find(({ kind, slug }) => kind === 'email' && shown.has(slug));
  const answer = address ? answers[address.slug] : null;
  return typeof answer === 'string' ? answer : null;
}
