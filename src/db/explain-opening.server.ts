import pg from 'pg';

/** By the code that PostgreSQL or the system reports; the account is that of the address. */
const remedies: Record<string, (account: string, database: string) => string> = {
  '42501': (account, database) =>
    `Give it the right to make tables and a schema, as the database's administrator: ALTER DATABASE "${database}" OWNER TO "${account}", or in that database GRANT CREATE ON SCHEMA public TO "${account}" and GRANT CREATE ON DATABASE "${database}" TO "${account}".`,
  '3D000': (account, database) => `Make it, as the server's administrator: CREATE DATABASE "${database}" OWNER "${account}"`,
  '28P01': () => 'Name and password have to be those of an account of the database.',
  '28000': () => 'The server lets this account in only from other places or in another way: its pg_hba.conf says how.',
  '53300': () => 'The server has no connection left: raise its max_connections, or end what else uses it.',
  '08P01': () =>
    'A pooler in front of it has to be in session mode and let what the site says of a connection pass, or leave it out: ignore_startup_parameters = extra_float_digits,statement_timeout',
  '25006': () => 'It stands by for another server, or is locked for writing: name the address of the primary one.',
  ECONNREFUSED: () => 'Host and port have to be those of a PostgreSQL that runs and listens for this machine.',
  ENOTFOUND: () => 'The host in it has to be a name that this machine can resolve.',
  ENOENT: () => 'Each file that it names (sslrootcert, sslcert, sslkey, or the folder of a socket as host) has to be there, and readable by this account.',
  SELF_SIGNED_CERT_IN_CHAIN: () => 'Name the certificate of who signed it: ?sslmode=verify-full&sslrootcert=/path/ca.pem',
  DEPTH_ZERO_SELF_SIGNED_CERT: () => 'Name its certificate: ?sslmode=verify-full&sslrootcert=/path/server.pem',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => 'Name the certificate of who signed it: ?sslmode=verify-full&sslrootcert=/path/ca.pem',
};

/** Names the variable, never the password. */
export function explainOpening(error: unknown, url: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message || code : String(error); // several addresses in vain have a code alone
  const { user = '', database = '' } = read(url);
  const remedy = remedies[code]?.(user, database);
  return `The database of DATABASE_URL cannot be opened: ${reason}${remedy ? `\n${remedy}` : ''}`;
}

/** The driver also opens the files of certificates that the address names. */
function read(url: string): { user?: string | undefined; database?: string | undefined } {
  try {
    return new pg.Client(url);
  } catch {
    return {};
  }
}

/** Why an address of a database cannot be read, or null: mostly a password with characters that end a part of the address. */
export function addressProblem(address: string): string | null {
  try {
    const { username, password, pathname, search, hash } = new URL(address);
    decodeURIComponent(username + password + pathname);
    if (!hash && (username || !`${pathname}${search}`.includes('@'))) return null;
  } catch {
    // said below
  }
  return 'is not an address such as postgres://user:password@host:5432/database. In its password, % / ? # @ : are written %25 %2F %3F %23 %40 %3A';
}
