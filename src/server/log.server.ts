import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

export type Log = Logger;

/** Lines of JSON for machines, readable lines on a terminal. Query strings and addresses of visitors are never logged. */
export function createLog(level: string): Log {
  if (process.stdout.isTTY) return pino({ level }, pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
  return pino({ level });
}
