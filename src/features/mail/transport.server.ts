import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { htmlOf, textOf } from './compose.ts';
import { smtpTimeout } from './limits.ts';
import type { Mail } from './mail.ts';

/** Hands one mail over; rejects where that did not work. */
export type MailTransport = (mail: Mail) => Promise<void>;

const messageOf = (mail: Mail, from: string) => ({
  from: { name: mail.house, address: from },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
});

const smtpServer = (url: string) =>
  nodemailer.createTransport({ url, connectionTimeout: smtpTimeout, greetingTimeout: smtpTimeout, socketTimeout: smtpTimeout });

/** Goes as far as signing in at the mail server, and sends nothing; rejects where no mail could be sent. */
export async function tryMailServer(url: string): Promise<void> {
  await smtpServer(url).verify();
}

/** Through a mail server: `smtp://user:password@host:587` (STARTTLS where it is offered) or `smtps://…`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const server = smtpServer(url);
  return async (mail) => {
    await server.sendMail(messageOf(mail, from));
  };
}

/** Into a folder, for houses without a mail server and for the demo: `.txt` to read, `.eml` to open in a mail program. */
export function outboxTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`);
    const { message } = await composer.sendMail(messageOf(mail, from));
    await writeFile(`${name}.eml`, message, { mode: 0o600 });
    // Under its name it is whole: whoever watches the folder reads no half of it.
    await writeFile(`${name}.draft`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${textOf(mail)}`, { mode: 0o600 });
    await rename(`${name}.draft`, `${name}.txt`);
  };
}
