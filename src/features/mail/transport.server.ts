import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { isAlive } from '#db/embedded/leases.server.ts';
import { htmlOf, textOf } from './compose.ts';
import { smtpTimeout } from './limits.ts';
import type { Mail } from './mail.ts';

/** Hands one mail over; rejects where that did not work. `id` is the same when it is tried again: a mail that went although nobody heard of it is the same mail. */
export type MailTransport = (mail: Mail, id: string) => Promise<void>;

const messageOf = (mail: Mail, id: string, from: string) => ({
  messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
  from: { name: mail.venue, address: from },
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  ...(mail.attachments && { attachments: mail.attachments.map(({ name, ...file }) => ({ filename: name, ...file })) }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': mail.language,
    ...(mail.unsubscribe && { 'List-Unsubscribe': `<${mail.unsubscribe.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
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
  return async (mail, id) => {
    await server.sendMail(messageOf(mail, id, from));
  };
}

/** Into a folder, for venues without a mail server and for the demo: `.txt` to read, `.eml` to open in a mail program. */
export function outboxTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const swept = removeDeadDrafts(folder);
  return async (mail, id) => {
    await swept;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const written = (await readdir(folder)).find((name) => name.endsWith(`-${id}.eml`));
    const name = join(folder, written?.slice(0, -'.eml'.length) ?? `${new Date().toISOString().replaceAll(':', '-')}-${id}`);
    const { message } = await composer.sendMail(messageOf(mail, id, from));
    await writeWhole(`${name}.eml`, message);
    await writeWhole(`${name}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${textOf(mail)}`);
  };
}

/** Removes mails with these ids from the folder, where they are in it. */
export async function removeFromOutbox(folder: string, ids: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []); // no mail was ever written
  for (const name of names) {
    const [, id] = /-([0-9a-f]{12})\.(eml|txt)(\.\d+\.draft)?$/.exec(name) ?? [];
    if (id !== undefined && ids.has(id)) await rm(join(folder, name), { force: true });
  }
}

/** Under its name a file is whole: whoever watches the folder reads no half of it. The draft says whose it is. */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}

/** Drafts of processes that were killed while they wrote. */
async function removeDeadDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []); // it is made with its first mail
  const isDead = (pid: number) => pid === process.pid || !isAlive(pid); // we have not begun: that was another with our number
  for (const name of names) {
    if (name.endsWith('.draft') && isDead(Number(/\.(\d+)\.draft$/.exec(name)?.[1] ?? process.pid))) await rm(join(folder, name), { force: true });
  }
}
