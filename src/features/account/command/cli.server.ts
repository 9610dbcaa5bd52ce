import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#db/database.server.ts';
import { type Role, roles } from '#roles.ts';
import { href } from '#routes.ts';
import { emailOf, emailProblem } from '../field-problems.ts';
import { invitationHours } from '../limits.ts';
import { makeToken } from '../tokens.server.ts';

const usage = `Usage: npm run user -- add EMAIL [--role visitor|editor|manager|admin] [--first-name A] [--last-name B]
       npm run user -- role EMAIL --role ROLE
       npm run user -- link EMAIL
       npm run user -- list
“add” and “link” print a link with which the person sets a password; it holds for ${invitationHours} hours and once.`;

type Site = { dataDir: string; databaseUrl: string | undefined; baseUrl: string };
type Output = { write(text: string): unknown };
type Options = { role?: string | undefined; 'first-name'?: string | undefined; 'last-name'?: string | undefined };

/** `npm run user -- …`: accounts from the command line, the first administrator above all. Exit status: 0 done, 2 not. */
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

type Call = { command: 'add' | 'role' | 'link' | 'list'; email: string; role: Role | undefined; first: string; last: string };

function readCall(args: string[]): Call | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { role: text, 'first-name': text, 'last-name': text } });
    const { role, 'first-name': first = '', 'last-name': last = '' }: Options = values;
    const [command = '', typed = ''] = positionals;
    if (command !== 'add' && command !== 'role' && command !== 'link' && command !== 'list') return 'What is to be done?';
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
    const users = await db.selectFrom('site_user').select(['email', 'role', 'name', 'email_confirmed']).orderBy('email').execute();
    return users.map((user) => `${user.role.padEnd(8)} ${user.email}  ${user.name}${user.email_confirmed ? '' : '  (not confirmed)'}`).join('\n');
  }
  const known = await db.selectFrom('site_user').select('id').where('email', '=', email).executeTakeFirst();
  if (command === 'add') {
    if (known) throw new Error(`${email} has an account. “role” changes its role, “link” makes a new link.`);
    const { id } = await db
      .insertInto('site_user')
      .values({ email, role: role ?? 'visitor', name: `${first} ${last}`.trim() || email, first_name: first, last_name: last, email_confirmed: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    return linkFor(db, id, email, baseUrl);
  }
  if (!known) throw new Error(`${email} has no account. “add” makes one.`);
  if (command === 'link') return linkFor(db, known.id, email, baseUrl);
  await db
    .updateTable('site_user')
    .set({ role: role ?? 'visitor' })
    .where('id', '=', known.id)
    .execute();
  return `${email} is ${role} now.`;
}

async function linkFor(db: Database, id: number, email: string, baseUrl: string): Promise<string> {
  const token = await makeToken(db, 'reset-password', id, invitationHours);
  return `With this link ${email} sets a password, within ${invitationHours} hours and once:\n${baseUrl}${href('userNewPassword', 'de')}?token=${token}`;
}
