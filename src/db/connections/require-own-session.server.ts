import { randomUUID } from 'node:crypto';
import pg from 'pg';

const name = 'foyer.session';
/** Connections that look beside the first: one of them gets its server connection where a pooler gives that to whoever comes next. */
const others = 3;
/** Milliseconds for the whole question. */
const patience = 10_000;

/** Refuses a pooler by transaction, as Neon, Supabase and DigitalOcean name one first: changes, locks and prepared statements would be lost. */
export async function requireOwnSession(address: pg.ClientConfig): Promise<void> {
  const open = () => new pg.Client({ ...address, connectionTimeoutMillis: patience, query_timeout: patience });
  const [first, ...rest] = [open(), ...Array.from({ length: others }, open)];
  const clients = [first, ...rest] as pg.Client[];
  for (const client of clients) client.on('error', () => {}); // tells who asks
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const token = randomUUID();
    await clients[0]?.query('select set_config($1, $2, false)', [name, token]);
    for (const client of clients.slice(1)) {
      await client.query('begin');
      if ((await tokenOf(client)) === token) throw new Error(shared);
    }
    if (clients[0] && (await tokenOf(clients[0])) !== token) throw new Error(shared);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function tokenOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query<{ token: string | null }>('select current_setting($1, true) as token', [name]);
  return rows[0]?.token;
}

const shared =
  'behind this address is a pooler that gives a connection to somebody else after each transaction.\nName the direct address of the server, or one of the pooler in session mode (pgbouncer: pool_mode = session).';
