import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { currentTrace } from '#tracing/request-trace.server.ts';

export type Log = Logger;

/** JSON for machines, readable lines on a terminal; query strings and addresses of visitors are never logged. */
export function createLog(level: string, file: number | string = 1): Log {
  if (file === 1 && process.stdout.isTTY) return pino({ level, mixin }, pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }));
  const destination = pino.destination({ dest: file, sync: true });
  // A line that cannot be written, as on a full disk, is lost; unheard, it would end the process.
  destination.on('error', () => {});
  return pino({ level, mixin }, destination);
}

function mixin(): object {
  const id = currentTrace()?.id;
  return id === undefined ? {} : { request: id };
}
