import pg from 'pg';

/** Whether a test's database takes new connections, which only somebody in another one may refuse. Those that are open stay. */
export async function allowConnections(url: string, are: boolean): Promise<void> {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const beside = new pg.Client({ connectionString: address.href });
  await beside.connect();
  await beside.query(`alter database ${name} with allow_connections ${are}`);
  await beside.end();
}
