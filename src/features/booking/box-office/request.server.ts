import type { z } from 'zod';
import { inSpan, outgoingHeaders } from '#tracing/span.server.ts';
import { answered, unavailable, unclear } from './answer.ts';
import type { Answer, Failure } from './box-office.ts';
import { callTimeoutMs, maxAnswerBytes } from './limits.ts';

type Remote = {
  /** What all paths stand behind, without trailing slash. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  failureIn: (status: number, json: unknown) => Failure | null;
  timeoutMs?: number | undefined;
};

export type Call<T> = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** What the answer has to look like; one without content is null. */
  shape: z.ZodType<T>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Of the whole call that this request is a part of. */
  within?: AbortSignal;
};

export type Requests = { deadline(spent?: number): AbortSignal; request<T>(call: Call<T>): Promise<Answer<T>> };

/** With a deadline, a size limit, no redirects and a checked shape; a GET fails as `unavailable`, others as `unclear` once sent. Never repeated. */
export function requestsTo({ url, headers, failureIn, timeoutMs = callTimeoutMs }: Remote): Requests {
  const deadline = (spent = 0) => (spent < timeoutMs ? AbortSignal.timeout(Math.ceil(timeoutMs - spent)) : AbortSignal.abort());

  /** What is asked for, which may name a cart, is not told of: method and answer are. */
  const request = <T>(call: Call<T>): Promise<Answer<T>> =>
    inSpan('box office', { 'http.request.method': call.method, 'server.address': new URL(url).host }, async (span) => {
      const answer = await send(call);
      if (!answer.ok) span.setAttribute('error.type', answer.failure.kind);
      return answer;
    });

  async function send<T>({ method, path, shape, body, headers: more, within = deadline() }: Call<T>): Promise<Answer<T>> {
    const lost = method === 'GET' ? unavailable : unclear;
    if (within.aborted) return unavailable;
    try {
      const response = await fetch(url + path, {
        method,
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers, ...more, ...outgoingHeaders() },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: within,
      });
      const json = parsed(await limitedText(response));
      if (response.status >= 400) return { ok: false, failure: failureIn(response.status, json) ?? lost.failure };
      const result = response.ok ? shape.safeParse(json) : null;
      return result?.success ? answered(result.data) : lost;
    } catch (error) {
      return wasNotSent(error) ? unavailable : lost;
    }
  }
  return { deadline, request };
}

/** The text of an answer; throws when it is larger than allowed, after no more than that has been read. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** No content is null, what is no JSON undefined (which no shape accepts). */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether no connection came about, so that the request cannot have arrived. */
function wasNotSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const attempts = cause instanceof AggregateError ? cause.errors : [cause];
  return attempts.every(
    (attempt) => isObject(attempt) && (attempt.syscall === 'connect' || attempt.syscall === 'getaddrinfo' || attempt.code === connectTimeout),
  );
}

const connectTimeout = 'UND_ERR_CONNECT_TIMEOUT';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
