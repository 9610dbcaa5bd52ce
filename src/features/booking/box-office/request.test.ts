import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jetFailure } from './jet/answers.ts';
import { maxAnswerBytes } from './limits.ts';
import { type Call, requestsTo } from './request.server.ts';
import { startServer } from './testing/http-server.ts';

let answer: RequestListener;
let paths: string[];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  paths = [];
});

const shape = z.object({ tickets: z.int() });
const ask = (method: Call<unknown>['method'], more: { within?: AbortSignal } = {}) =>
  requestsTo({ url: server.url, failureIn: jetFailure }).request({ method, path: '/x', shape, ...more });
const answerWith = (status: number, body: string, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end(body);
};
const error = (code: number) => JSON.stringify({ error: { code, message: 'x', detail: 'why' } });
const kinds = async () => [await ask('GET'), await ask('POST'), await ask('DELETE')].map((each) => (each.ok ? 'ok' : each.failure.kind));

describe('what an answer means for GET, POST and DELETE', () => {
  test.each([
    ['the expected shape', 200, '{"tickets":2}', ['ok', 'ok', 'ok']],
    ['another shape', 200, '{"tickets":"2"}', ['unavailable', 'unclear', 'unclear']],
    ['no JSON', 200, '<p>', ['unavailable', 'unclear', 'unclear']],
    ['nothing', 200, '', ['unavailable', 'unclear', 'unclear']],
    ['a refusal', 409, error(-214), ['refused', 'refused', 'refused']],
    ['a refusal that is none', 409, '{"error":"-214"}', ['unavailable', 'unclear', 'unclear']],
    ['a page of a proxy', 404, '<p>', ['unavailable', 'unclear', 'unclear']],
    ['maintenance', 503, error(-220), ['unavailable', 'unavailable', 'unavailable']],
    ['a fault with a number', 500, error(-299), ['unavailable', 'unclear', 'unclear']],
    ['a fault without', 502, '<p>', ['unavailable', 'unclear', 'unclear']],
  ])('%s', async (_, status, body, expected) => {
    answerWith(status, body);
    expect(await kinds()).toEqual(expected);
  });

  test('the number and the reason of a refusal go along', async () => {
    answerWith(409, error(-214));
    expect(await ask('POST')).toEqual({ ok: false, failure: { kind: 'refused', code: -214, detail: 'why' } });
  });
});

test('a redirect is not followed, wherever it leads', async () => {
  answer = (request, response) => (request.url === '/x' ? response.writeHead(307, { Location: '/other' }).end() : response.writeHead(200).end('{"tickets":2}'));
  expect(await kinds()).toEqual(['unavailable', 'unclear', 'unclear']);
  expect(paths).toEqual(['/x', '/x', '/x']);
});

test('an answer that does not end is not read to its end', async () => {
  let isClosed: Promise<unknown> = Promise.resolve();
  answer = (_, response) => {
    isClosed = new Promise((resolve) => response.once('close', resolve));
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(1024)));
    };
    response.writeHead(200).on('drain', more);
    more();
  };
  const noDeadline = new AbortController().signal;
  expect(await ask('GET', { within: noDeadline })).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  await isClosed;
});

test('an answer that stops in the middle is none', async () => {
  answer = (_, response) => response.writeHead(200).write('{"tickets":');
  expect(await ask('GET', { within: AbortSignal.timeout(100) })).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  expect(await ask('POST', { within: AbortSignal.timeout(100) })).toEqual({ ok: false, failure: { kind: 'unclear' } });
});

test('a large answer that does end is not believed either', async () => {
  answerWith(200, `{"tickets":2}${' '.repeat(maxAnswerBytes)}`);
  expect(await kinds()).toEqual(['unavailable', 'unclear', 'unclear']);
});

test('after the deadline nothing is sent any more', async () => {
  expect(await ask('POST', { within: AbortSignal.abort() })).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  expect(paths).toEqual([]);
});
