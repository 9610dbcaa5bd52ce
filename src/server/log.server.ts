import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from '#tracing/request-trace.server.ts';

export type Log = Logger;

/** JSON for machines, readable lines on a terminal; query strings and addresses of visitors are never logged. */
export function createLog(level: string, file: number | string = 1): Log {
  if (file === 1 && process.stdout.isTTY) return pino({ level, mixin }, terminal());
  const destination = pino.destination({ dest: file, sync: true });
  // A line that cannot be written, as on a full disk, is lost; unheard, it would end the process.
  destination.on('error', () => {});
  return pino({ level, mixin }, destination);
}

function mixin(): object {
  const id = currentTrace()?.id;
  return id === undefined ? {} : { request: id };
}

/** Loaded where somebody looks: a service has no terminal. */
function terminal(): DestinationStream {
  const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
  return pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' });
}
