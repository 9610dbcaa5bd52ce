import type { Database } from '#db/database.server.ts';
import { demoUsers, fillDemoUsers, isLoopback } from '#features/account/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { fillDemo } from '../../../seed/fill.server.ts';
import type { Config } from '../config.server.ts';

/** Any other database is left alone. */
export async function fillEmptyDatabase(db: Database, dataDir: string, say: (line: string) => void): Promise<void> {
  if (await hasEvents(db)) return;
  say('Filling the demo venue …');
  try {
    await fill(db, dataDir, say);
  } catch (error) {
    // Two starts at once on an empty database: the second finds the first one's work, and that is as good.
    if (!(await hasEvents(db))) throw error;
  }
}

/** One for each role, only where this machine alone reaches the site; answers the lines that tell of them. */
export async function openDemoUsers(db: Database, { demo, host, baseUrl }: Pick<Config, 'demo' | 'host' | 'baseUrl'>): Promise<string[]> {
  if (!demo || !isLoopback(host) || !isLoopback(new URL(baseUrl).hostname)) return [];
  await fillDemoUsers(db);
  const emails = demoUsers.map(({ email }) => email);
  const present = await db.selectFrom('site_user').select('email').where('email', 'in', emails).execute();
  if (present.length === 0) return [];
  return [
    '  Sign in    with one of these, which hold on this machine only:',
    ...demoUsers.filter(({ email }) => present.some((row) => row.email === email)).map(({ email, password }) => `             ${email.padEnd(24)} ${password}`),
  ];
}

const hasEvents = async (db: Database): Promise<boolean> => (await db.selectFrom('event').select('id').limit(1).executeTakeFirst()) !== undefined;

async function fill(db: Database, dataDir: string, say: (line: string) => void): Promise<void> {
  const { events, productions } = await fillDemo(db, { dataDir, today: dayOf(new Date()) });
  say(`The demo venue “Ostkai” plays ${events} events of ${productions} productions.`);
}
