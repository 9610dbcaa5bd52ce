import { DatabaseDoesNotStart } from './embedded/cluster.server.ts';

/** What the system says where nobody answers: a port, a socket's file, a name, a network. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/**
 * What PostgreSQL says: it shuts down, starts, has been ended (57P0x), the connection is broken (08xxx), there are too many of
 * them (53300), it may only be read from, as one that stands by (25006), its disk is full (53100).
 */
const sqlStates = /^(57P0\d|08[\dA-Z]{3}|53300|25006|53100)$/;
/** What pg says, without a code, and Node of a TLS connection that is not made. */
const words =
  /^(Connection terminated|Client network socket disconnected|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because the database is not to be had at the moment, and not because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDoesNotStart || words.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException; // fields that pg and the system set, and others may lack
  if (typeof code !== 'string') return false;
  // The same codes come from files, other servers and uploads that break off: only those of a connection are meant. One to
  // several addresses in vain names no call, and neither does an upload ('aborted').
  const isConnection = syscall === undefined ? error instanceof AggregateError : ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall);
  return sqlStates.test(code) || (systemCodes.has(code) && isConnection);
}
