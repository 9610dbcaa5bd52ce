import { createHmac } from 'node:crypto';
import { askPublic, type Net } from '#features/media/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { ReadForm } from '../definition/queries/read-form.server.ts';
import { answerText } from '../definition/stored-answer.ts';
import type { EntryWithFiles } from './queries.server.ts';

const patience = 15_000;

/**
 * `X-Foyer-Signature: t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", hex>`; `Foyer-Delivery` is the same each time. Rejects unless 2xx, or
 * into the venue.
 */
export async function callWebhook(
  url: string,
  { secret, delivery, body, now }: { secret: string; delivery: number; body: string; now: Date },
  net?: Net,
): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Foyer-Signature': `t=${seconds},v1=${signature}`,
    'X-Foyer-Delivery': String(delivery),
  };
  const response = await askPublic(new URL(url), { method: 'POST', headers, body, signal: AbortSignal.timeout(patience), ...(net && { net }) });
  response.resume();
  return response.statusCode ?? 0;
}

/** An entry as a webhook receives it: by the keys of the questions, which never change. */
export function webhookBody(form: ReadForm, entry: EntryWithFiles): string {
  const answers = entry.answers.map((answer) => ({
    key: answer.slug,
    question: answer.label,
    value: answer.value,
    text: answerText(answer, entry.language),
    ...(answer.kind === 'file' && {
      files: entry.files.filter(({ field_id }) => field_id === answer.field).map(({ name, size, content_type }) => ({ name, size, content_type })),
    }),
  }));
  return JSON.stringify({
    form: { id: form.id, name: form.name },
    entry: entry.id,
    created_at: toBerlinIso(entry.created_at),
    language: entry.language,
    answers,
  });
}
