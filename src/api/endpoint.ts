import type { z } from 'zod';
import type { ConnectionShare } from '#db/connection-share.ts';
import type { Role } from '../roles.ts';
import { commonFailures, type DeclaredFailure } from './failures.ts';
import { limitsOf, type RateLimit } from './rate-limit/rate-limit.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an endpoint (decisions.md, "Roles"). There is no default: an endpoint without access is a type error. */
export type Access = 'public' | Role;

type Shape = z.ZodObject;

/** From it follow the server's route, the OpenAPI document, the clients, and the sweeps in tests/. */
export type Endpoint = {
  readonly method: Method;
  /** Below the host, with the trailing slash it is specified with, if any; parameters as `{id}`. Answered under /de and /en too; without prefix in German. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Never cached, and hands out the CSRF token. */
  readonly personal?: true;
  /** Never cached for somebody who is signed in. */
  readonly moreForStaff?: true;
  /** Needs an `Idempotency-Key` and runs in one transaction; `'change'` also needs `If-Match`, which its handler gets as `ifMatch`. */
  readonly write?: 'create' | 'change';
  /** The largest body in bytes, where a file comes in it. */
  readonly maxBodyBytes?: number;
  /** Slashes included. */
  readonly takesRest?: true;
  /** Words that its parameters are not, since other paths have them. */
  readonly reserved?: readonly string[];
  /** Says what another system says now, or what only a cookie of the visitor leads to: made for each request, never cached. */
  readonly live?: true;
  /** One sentence for the reader of /api/docs. */
  readonly summary: string;
  readonly parameters?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly output: z.ZodType;
  /** Where the answer is something else than JSON. */
  readonly mediaType?: string;
  /** Failures that are part of the contract, by code. Bad input (400 invalid_input) always is, and that the database is unavailable (503 unavailable). */
  readonly errors?: Readonly<Record<string, DeclaredFailure>>;
  /** How often it may be called; beyond it 429 with `Retry-After`: `too_many`, or what its handler says where it counts by itself. */
  readonly limit?: RateLimit | readonly RateLimit[];
  /** The share of the database's connections that its calls may use; where it is full, 503 `busy` with `Retry-After`. */
  readonly share?: ConnectionShare;
  /** Refusals whose codes are not ours to list: status → a sentence for the reader of /api/docs. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Where it sends the browser on (303) instead of answering, in words. */
  readonly leadsTo?: string;
};

export const failuresOf = (endpoint: Endpoint): Readonly<Record<string, DeclaredFailure>> => ({
  ...(limitsOf(endpoint).some(({ counts }) => !counts) ? { too_many: commonFailures.too_many } : {}),
  ...(endpoint.share ? { busy: commonFailures.busy } : {}),
  ...(endpoint.write ? { header_needed: commonFailures.header_needed, key_reused: commonFailures.key_reused } : {}),
  ...(endpoint.write === 'change' ? { stale: commonFailures.stale } : {}),
  ...endpoint.errors,
});

/** Then the pages of other sites may read it. */
export const isForEverybody = ({ method, access, personal }: Endpoint): boolean => method === 'GET' && access === 'public' && !personal;

/** `write` is given the regular expression of what each may be. */
export function pathWith({ path, takesRest, reserved = [] }: Endpoint, write: (name: string, pattern: string) => string): string {
  const one = `${reserved.length > 0 ? `(?!(?:${reserved.join('|')})(?:/|$))` : ''}[^/]+`;
  return path.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => write(name, takesRest && at + whole.length === path.length ? '.+' : one));
}

export const asPattern = (_: string, pattern: string): string => pattern;

/** CORS, without the visitor's cookies. */
export const forOtherOrigins = { 'Access-Control-Allow-Origin': '*' } as const;

export type Contract = Readonly<Record<string, Endpoint>>;

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type Given<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;

export type InputOf<E extends Endpoint> = { parameters: Parsed<E['parameters']>; query: Parsed<E['query']>; body: Parsed<E['body']> };
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type ErrorCodeOf<E extends Endpoint> = E['errors'] extends Readonly<Record<infer Code, DeclaredFailure>> ? Code & string : never;

/** Only the parts that the endpoint declares. */
export type CallOf<E extends Endpoint> = Part<'parameters', E['parameters']> & OptionalPart<'query', E['query']> & Part<'body', E['body']>;
type Part<Name extends string, S> = S extends z.ZodType ? { [Key in Name]: Given<S> } : { [Key in Name]?: never };
type OptionalPart<Name extends string, S> = S extends z.ZodType ? { [Key in Name]?: Given<S> } : { [Key in Name]?: never };
