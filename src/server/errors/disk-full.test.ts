import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { errorResponse } from './failure.server.ts';

const logged: { level: number; msg: string }[] = [];
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
const full = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });

test.each([
  ['the disk', full('ENOSPC')],
  ['the account’s share of it', full('EDQUOT')],
  ['what lies behind another failure', new Error('The file could not be stored.', { cause: full('ENOSPC') })],
])('a write for which there is no room on %s is a 503 in words, told to who runs the site', async (_, error) => {
  const app = new Hono().get('/', (c) => errorResponse(c, log, 'de', error));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(await response.json()).toEqual({ code: 'no_space', message: expect.stringContaining('kein Platz mehr') });
  expect(logged.splice(0)).toEqual([expect.objectContaining({ level: 60, msg: 'the disk is full' })]);
});
