import { openDatabase } from '#db/database.server.ts';
import { outboxMailsTo } from '#features/mail/index.server.ts';
import { erasePerson, type PersonalFiles, WorksHere } from './erase-person.server.ts';
import { findPerson, personalRows } from './find-person.server.ts';

const usage = `Usage: npm run person -- export EMAIL
       npm run person -- erase EMAIL
“export” prints all that is stored of an address as JSON: rows of tables, jobs that wait, mails in the folder of mails.
“erase” deletes it, and prints how much it was. Be sure first who asks.`;

type Site = { dataDir: string; databaseUrl: string | undefined };
type Output = { write(text: string): unknown };

/** `npm run person -- …`: answers what somebody may ask for of their data. Exit status: 0 done, 1 nothing is stored, 2 not done. */
export async function personCommand(
  args: string[],
  site: Site & { files: PersonalFiles },
  { stdout, stderr }: { stdout: Output; stderr: Output } = process,
): Promise<number> {
  const [command, email, ...rest] = args;
  if ((command !== 'export' && command !== 'erase') || !email?.includes('@') || rest.length > 0) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  const database = await openDatabase({ dataDir: site.dataDir, url: site.databaseUrl, poolSize: 2, say: (line) => stderr.write(`${line}\n`) });
  try {
    stderr.write(`Database: ${database.name}\n`);
    if (command === 'export') {
      const found = await findPerson(database.db, email);
      const tables = await personalRows(database.db, found);
      const jobs = found.jobs.map(({ data }) => data);
      const mails = await outboxMailsTo(site.files.outbox, email.trim().toLowerCase());
      stdout.write(
        `${JSON.stringify({ address: email, at: new Date().toISOString(), tables, jobs, held: found.held.map(({ data }) => data), mails }, null, 2)}\n`,
      );
      return Object.keys(tables).length + jobs.length + mails.length + found.held.length > 0 ? 0 : 1;
    }
    const counts = Object.entries(await erasePerson(database.db, email, site.files, new Date()));
    for (const [what, n] of counts) stdout.write(`${String(n).padStart(6)}  ${what}\n`);
    stdout.write(
      counts.length > 0 ? 'Deleted. In backups it stays until those are gone; a restore deletes it again.\n' : 'Nothing is stored of this address.\n',
    );
    return counts.length > 0 ? 0 : 1;
  } catch (error) {
    const isStaff = error instanceof WorksHere;
    stderr.write(
      `${isStaff ? `${email} works here: take the account away at /cms-hub/users first.` : error instanceof Error ? error.message : String(error)}\n`,
    );
    return 2;
  } finally {
    await database.close();
  }
}
