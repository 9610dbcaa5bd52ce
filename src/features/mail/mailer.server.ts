import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { service } from '#api/service.server.ts';
import { mostWaiting, retryWaits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { MailTransport } from './transport.server.ts';

export type Mailer = {
  /** Sends a mail after the answer that caused it; never throws and never makes anybody wait. */
  send(mail: Mail): void;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
};

export const mailService = service<Mailer>('mail');

/** Told of a mail that could not be sent: the reference under which it stands in the log. No address, no content. */
type Report = (failure: { error: unknown; reference: string; subject: string; attempts: number }) => void;

/** A mailer that tries again after each of `waits` (milliseconds), then reports. What waits is lost when the process ends. */
export function openMailer({ transport, report, waits = retryWaits }: { transport: MailTransport; report: Report; waits?: readonly number[] }): Mailer {
  const underWay = new Set<Promise<void>>();
  const deliver = async (mail: Mail) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await transport(mail);
      } catch (error) {
        const pause = waits[attempt];
        if (pause === undefined || isFinal(error)) {
          report({ error: withoutAddresses(error), reference: randomBytes(4).toString('hex'), subject: mail.subject, attempts: attempt + 1 });
          return;
        }
        await wait(pause, undefined, { ref: false });
      }
    }
  };
  return {
    send(mail) {
      if (underWay.size >= mostWaiting) {
        report({ error: new Error('too many mails wait'), reference: randomBytes(4).toString('hex'), subject: mail.subject, attempts: 0 });
        return;
      }
      const delivery = new Promise<void>((resolve) => setImmediate(resolve)).then(() => deliver(mail)).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** A server that says 5xx will say it again (RFC 5321 §4.2.1). */
const isFinal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;

/** Mail servers repeat the recipient in what they say. */
const withoutAddresses = (error: unknown) => new Error((error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '<address>'));
