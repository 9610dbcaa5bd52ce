import { createHash } from 'node:crypto';
import { z } from 'zod';
import { service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { HopelessJob, type Jobs, jobKind, RefusedRecipient } from '#features/jobs/index.server.ts';
import { languages } from '#i18n/language.ts';
import type { Mail } from './mail.ts';
import type { MailTransport } from './transport.server.ts';

export type Mailer = {
  /** Whether mails reach people; else they are files in a folder of the site. */
  isSent: boolean;
  /** When this process last handed a mail over; null: not since its start. */
  lastSent(): Date | null;
  /** Writes a mail down, which is sent later and tried again until it goes; when this resolves it is not lost any more. With `store` it is written in that transaction. */
  send(mail: Mail, store?: Database): Promise<void>;
  /**
   * Hands a mail over now, within a job with this id; rejects with a HopelessJob where it never will work. For mails whose link is a key,
   * which is stored nowhere.
   */
  deliver(mail: Mail, id: string): Promise<void>;
};

export const mailService = service<Mailer>('mail');

const mailJob = jobKind<Mail>(
  'mail',
  z.object({
    to: z.string(),
    replyTo: z.string().optional(),
    language: z.enum(languages),
    subject: z.string(),
    venue: z.string(),
    before: z.array(z.string()),
    link: z.object({ label: z.string(), url: z.string() }).optional(),
    after: z.array(z.string()).optional(),
    unsubscribe: z.object({ label: z.string(), url: z.string(), oneClick: z.string() }).optional(),
  }),
);

export function openMailer({ transport, jobs, isSent }: { transport: MailTransport; jobs: Jobs; isSent: boolean }): Mailer {
  let lastSent: Date | null = null;
  const deliver = async (mail: Mail, id: string) => {
    try {
      await transport(mail, mailIdOf(id));
      lastSent = new Date();
    } catch (error) {
      if (isOfRecipient(error)) throw new RefusedRecipient(String(error), { cause: error });
      throw isFinal(error) ? new HopelessJob(String(error), { cause: error }) : error;
    }
  };
  jobs.perform(mailJob, deliver);
  return { isSent, lastSent: () => lastSent, send: (mail, store) => jobs.add(mailJob, mail, store), deliver };
}

/** The id of a mail by that of its job: the outbox names its files by it. */
export const mailIdOf = (job: string): string => createHash('sha256').update(job).digest('hex').slice(0, 12);

/** What nodemailer says of a server's refusal. */
const refusal = z.object({ responseCode: z.number(), command: z.string().optional(), response: z.string().optional() });

/** A server that says 5xx will say it again (RFC 5321 §4.2.1). */
function isFinal(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  return data !== undefined && data.responseCode >= 500;
}

/** Said of the recipient, and not of what we may send or who we are (5.7.x, RFC 3463 §3.8). */
function isOfRecipient(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  return data?.command === 'RCPT TO' && data.responseCode >= 500 && !/\b5\.7\.\d/.test(data.response ?? '');
}
