import { DatabaseDoesNotStart } from './embedded/cluster.server.ts';

/** What the system says where nobody answers: a port, a socket's file, a name, a network. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Shutdown and start (57P0x), broken connections (08xxx), too many (53300), a standby (25006), a full disk (53100). */
const sqlStates = /^(57P0\d|08[\dA-Z]{3}|53300|25006|53100)$/;
/** What pg says, without a code, and Node of a TLS connection that is not made. */
const words =
  /^(Connection terminated|Client network socket disconnected|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Not because of the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDoesNotStart || words.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException; // fields that pg and the system set, and others may lack
  if (typeof code !== 'string') return false;
  // Files and uploads fail with the same codes: only those of a connection are meant; one to several addresses names no call.
  const isConnection = syscall === undefined ? error instanceof AggregateError : ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall);
  return sqlStates.test(code) || (systemCodes.has(code) && isConnection);
}
