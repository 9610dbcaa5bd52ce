import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { fillDemo } from '../../seed/fill.server.ts';
import { Services } from '../../src/api/service.server.ts';
import { enableReadCache } from '../../src/db/cached-read.server.ts';
import type { Database } from '../../src/db/database.server.ts';
import { Changes } from '../../src/db/tracking/changes.server.ts';
import { type Accounts, accountService, type Provider } from '../../src/features/account/index.server.ts';
import { hashPassword } from '../../src/features/account/password/password-hash.server.ts';
import { openShop, shopService } from '../../src/features/booking/index.server.ts';
import type { StorageSettings } from '../../src/features/media/index.server.ts';
import type { Role } from '../../src/roles.ts';
import { createApp } from '../../src/server/app.server.ts';
import { type Filling, testDatabaseWithUrl } from './database.ts';
import { atEndOfFile } from './run/end-of-file.ts';

export type TestApp = {
  db: Database;
  url: string;
  dataDir: string;
  app: Hono;
  /** What was logged, one object a line. */
  logged: Record<string, unknown>[];
  /** GET as an anonymous visitor; redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** What a change has to carry (src/server/csrf/csrf.server.ts): cookie and header with an anonymous visitor's token. */
  csrf: Record<'Cookie' | 'X-CSRFToken', string>;
  accounts: Accounts;
  /** Makes a user of a role, with the password `testPassword` and a confirmed address, and signs in: what its requests have to carry. */
  signIn(role: Role, email?: string): Promise<SignedIn>;
};

export type SignedIn = { id: number; email: string; headers: Record<'Cookie' | 'X-CSRFToken', string> };

export const testPassword = 'ein Satz nur für Tests';

/** The moment at which the demo of tests takes place: a Saturday evening. */
export const testNow = new Date('2026-11-21T17:00:00+01:00');

/** In process: no port, no build; with `demo`, filled as of `testNow`. */
export async function testApp({
  demo = false,
  now = testNow,
  services = new Services(),
  identityProvider,
  instance = 'live',
  connection,
  recordsReads = false,
  isFirstRun = false,
  media = {},
}: {
  demo?: boolean;
  /** The clock, or the moment at which it stands. */
  now?: Date | (() => Date);
  services?: Services;
  identityProvider?: Provider;
  instance?: 'live' | 'staging';
  /** The site's own way to its database, where a test is about to break it. */
  connection?: (url: string) => Promise<Database>;
  /** For tests that ask for hundreds of pages and write nothing between them. */
  recordsReads?: boolean;
  /** Whether it started without anybody who administers it. */
  isFirstRun?: boolean;
  /** Files are in DATA_DIR, and programs are looked for nowhere, unless given. */
  media?: Omit<StorageSettings, 'dataDir'> & { mediaPrograms?: string };
} = {}): Promise<TestApp> {
  const { db: direct, url } = await testDatabaseWithUrl(demo ? theDemo() : undefined);
  const db = connection ? await connection(url) : direct;
  if (recordsReads) await recordReads(db, url);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-app-'));
  chmodSync(dataDir, 0o755);
  atEndOfFile(() => rmSync(dataDir, { recursive: true, force: true }));
  if (demo) cpSync(inject('demoFiles'), dataDir, { recursive: true });
  const clock = typeof now === 'function' ? now : () => now;
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const config = { baseUrl: 'https://ostkai.example', dataDir, instance, identityProvider, ...media };
  if (!services.has(shopService)) services.provide(shopService, closedShop(db, clock));
  const app = createApp({ config, db, log, services, isFirstRun, now: clock }, { headFor: () => '', files: (_, next) => next() });
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const [cookie = ''] = (await get('/api/csrf-token/')).headers.get('set-cookie')?.split(';') ?? [];
  const csrf = { Cookie: cookie, 'X-CSRFToken': cookie.replace('csrftoken=', '') };
  const signIn = async (role: Role, email = `${role}@haus.example`): Promise<SignedIn> => {
    const id = await insertUser(db, role, email);
    const body = JSON.stringify({ email, password: testPassword });
    const response = await app.request('/api/user-login/', { method: 'POST', headers: { ...csrf, 'Content-Type': 'application/json' }, body });
    if (response.status !== 200) throw new Error(await response.text());
    return { id, email, headers: headersOf(response) };
  };
  const accounts = services.get(accountService);
  return { db, url, dataDir, app, logged, get, accounts, signIn, csrf };
}

async function recordReads(db: Database, url: string): Promise<void> {
  const asking = new pg.Pool({ connectionString: url, max: 1 });
  const changes = new Changes();
  await changes.open({ connectionString: url }, asking);
  atEndOfFile(async () => {
    await changes.close();
    await asking.end();
  });
  enableReadCache(db, changes);
}

/** Filled once for all files: rows in a template, pictures in a folder. */
const theDemo = (): Filling => ({ name: 'demo', fill: (db) => fillDemo(db, { dataDir: inject('demoFiles'), today: '2026-11-21' }) });

export function headersOf(response: Response): SignedIn['headers'] {
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.findLast((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token };
}

async function insertUser(db: Database, role: Role, email: string): Promise<number> {
  const user = { email, role, name: 'Ada Lang', first_name: 'Ada', last_name: 'Lang', email_confirmed: true };
  const { id } = await db.insertInto('site_user').values(user).returning('id').executeTakeFirstOrThrow();
  const password = await hashPassword(testPassword);
  await db
    .insertInto('user_login')
    .values({ user_id: id, provider: 'credential', provider_user: String(id), password })
    .execute();
  return id;
}

const closedShop = (db: Database, now: () => Date) => openShop({ office: null, db, now, secret: 'tests', report: () => {} });
