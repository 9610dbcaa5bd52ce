import { parseArgs } from 'node:util';
import { audit } from '#api/audit/audit.server.ts';
import { Problem } from '#api/problem.server.ts';
import { type Database, openDatabase } from '#db/database.server.ts';
import { type Role, roles } from '#roles.ts';
import { href } from '#routes.ts';
import { removeFactors } from '../factor/queries/factors.server.ts';
import { emailOf, emailProblem } from '../field-problems.ts';
import { invitationHours } from '../limits.ts';
import { accountsByEmail, changeAccount, deleteSessions, idOfEmail, insertInvited } from '../queries/accounts.server.ts';
import { makeToken } from '../queries/tokens.server.ts';
import { withLastAdminGuard } from '../staff/last-admin.server.ts';
import { tellWhoActs } from '../staff/queries/acting.server.ts';

const usage = `Usage: npm run user -- add EMAIL [--role visitor|editor|manager|admin] [--first-name A] [--last-name B]
       npm run user -- role EMAIL --role ROLE
       npm run user -- link EMAIL
       npm run user -- deactivate|reactivate EMAIL
       npm run user -- factors EMAIL
       npm run user -- list
“add” and “link” print a link with which the person sets a password; it holds for ${invitationHours} hours and once.
“factors” takes the second factors of somebody away who has lost them.`;

type Site = { dataDir: string; databaseUrl: string | undefined; baseUrl: string };
type Output = { write(text: string): unknown };
type Options = { role?: string | undefined; 'first-name'?: string | undefined; 'last-name'?: string | undefined };

/** `npm run user -- …`; exit status: 0 done, 2 not. */
export async function userCommand(args: string[], site: Site, { stdout, stderr }: { stdout: Output; stderr: Output } = process): Promise<number> {
  const refuse = (text: string) => {
    stderr.write(`${text}\n`);
    return 2;
  };
  const call = readCall(args);
  if (typeof call === 'string') return refuse(`${call}\n${usage}`);
  const database = await openDatabase({ dataDir: site.dataDir, url: site.databaseUrl, poolSize: 2, say: (line) => stderr.write(`${line}\n`) });
  try {
    stderr.write(`Database: ${database.name}\n`);
    stdout.write(`${await run(database.db, call, site.baseUrl)}\n`);
    return 0;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    await database.close();
  }
}

const commands = ['add', 'role', 'link', 'deactivate', 'reactivate', 'factors', 'list'] as const;
type Call = { command: (typeof commands)[number]; email: string; role: Role | undefined; first: string; last: string };

function readCall(args: string[]): Call | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: text, 'first-name': text, 'last-name': text } });
    const { role, 'first-name': first = '', 'last-name': last = '' }: Options = values;
    const [word = '', typed = ''] = positionals;
    const command = commands.find((one) => one === word);
    if (!command) return 'What is to be done?';
    if (command !== 'list' && Object.keys(emailProblem('en', typed)).length > 0) return 'An e-mail address is needed.';
    const known = roles.find((one) => one === role);
    if ((role !== undefined || command === 'role') && !known) return `The role has to be one of ${roles.join(', ')}.`;
    return { command, email: emailOf(typed), role: known, first, last };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(db: Database, { command, email, role, first, last }: Call, baseUrl: string): Promise<string> {
  if (command === 'list') {
    const users = await accountsByEmail(db);
    return users
      .map(
        (user) =>
          `${user.role.padEnd(8)} ${user.email}  ${user.name}${user.email_confirmed ? '' : '  (not confirmed)'}${user.deactivated_at ? '  (deactivated)' : ''}`,
      )
      .join('\n');
  }
  const known = await idOfEmail(db, email);
  if (command === 'add') {
    if (known) throw new Error(`${email} has an account. “role” changes its role, “link” makes a new link.`);
    const { id } = await asCommand(db, 'add', (store) => insertInvited(store, email, role, first, last));
    return linkFor(db, id, email, baseUrl);
  }
  if (!known) throw new Error(`${email} has no account. “add” makes one.`);
  const { id } = known;
  if (command === 'link') {
    await asCommand(db, 'link', async () => known);
    return linkFor(db, id, email, baseUrl);
  }
  if (command === 'factors') {
    await asCommand(db, 'factors', async (store) => {
      await removeFactors(store, id);
      await deleteSessions(store, id);
      return known;
    });
    return `${email} signs in by password alone now.`;
  }
  const change = command === 'role' ? { role: role ?? 'visitor' } : { deactivated_at: command === 'deactivate' ? new Date() : null };
  await asCommand(db, command, async (store) => {
    await withLastAdminGuard(store, () => changeAccount(store, id, change));
    if (command !== 'role') await deleteSessions(store, id);
    return known;
  }).catch((error: unknown) => {
    throw error instanceof Problem
      ? new Error(`Nobody would be left to administer the website. Make somebody else an administrator first: “role EMAIL --role admin”.`)
      : error;
  });
  return command === 'role' ? `${email} is ${role} now.` : `${email} is ${command}d now.`;
}

/** In one transaction, with its lines in the history of staff and in the audit log. Answers the account. */
const asCommand = (db: Database, command: string, work: (store: Database) => Promise<{ id: number }>): Promise<{ id: number }> =>
  db.transaction().execute(async (store) => {
    const now = new Date();
    await tellWhoActs(store, null, now, 'command');
    const account = await work(store);
    await audit(store, { userId: null, action: `COMMAND user ${command}`, objectId: account.id, language: null, now });
    return account;
  });

async function linkFor(db: Database, id: number, email: string, baseUrl: string): Promise<string> {
  const token = await makeToken(db, 'reset-password', id, invitationHours);
  return `With this link ${email} sets a password, within ${invitationHours} hours and once:\n${baseUrl}${href('userNewPassword', 'de')}?token=${token}`;
}
