import pg from 'pg';

/** Only somebody in another database may refuse; open connections stay. */
export async function allowConnections(url: string, are: boolean): Promise<void> {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const beside = new pg.Client({ connectionString: address.href });
  await beside.connect();
  await beside.query(`alter database ${name} with allow_connections ${are}`);
  await beside.end();
}
