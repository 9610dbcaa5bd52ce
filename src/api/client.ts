import type { Language } from '#i18n/language.ts';
import { ApiError, type ErrorBody } from './api-error.ts';
import { csrfHeader, csrfToken } from './csrf-token.ts';
import type { CallOf, Contract, Method, OutputOf } from './endpoint.ts';

/** The same on the wire and in process. */
export type Call = {
  method: Method;
  path: string;
  language: Language;
  parameters?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Of a write: what `writing()` answers (src/api/writing.ts). */
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};

/** Over HTTP in the browser, directly while rendering; rejects with ApiError. */
export type Transport = (call: Call) => Promise<unknown>;

type Matching<C extends Contract, M extends Method, P> = Extract<C[keyof C], { method: M; path: P }>;
type PathOf<C extends Contract, M extends Method> = Extract<C[keyof C], { method: M }>['path'];
type Options = { language: Language; signal?: AbortSignal; headers?: Record<string, string> };

/** Paths are types, which cost the browser nothing: `client<typeof programmeContract>(transport).get('/api/events/', { language: 'de' })`. */
export type Client<C extends Contract> = {
  get<P extends PathOf<C, 'GET'>>(path: P, call: CallOf<Matching<C, 'GET', P>> & Options): Promise<OutputOf<Matching<C, 'GET', P>>>;
  post<P extends PathOf<C, 'POST'>>(path: P, call: CallOf<Matching<C, 'POST', P>> & Options): Promise<OutputOf<Matching<C, 'POST', P>>>;
  put<P extends PathOf<C, 'PUT'>>(path: P, call: CallOf<Matching<C, 'PUT', P>> & Options): Promise<OutputOf<Matching<C, 'PUT', P>>>;
  patch<P extends PathOf<C, 'PATCH'>>(path: P, call: CallOf<Matching<C, 'PATCH', P>> & Options): Promise<OutputOf<Matching<C, 'PATCH', P>>>;
  delete<P extends PathOf<C, 'DELETE'>>(path: P, call: CallOf<Matching<C, 'DELETE', P>> & Options): Promise<OutputOf<Matching<C, 'DELETE', P>>>;
};

export function client<C extends Contract>(transport: Transport): Client<C> {
  const send = (method: Method) => (path: string, call: Omit<Call, 'method' | 'path'>) => transport({ ...call, method, path });
  return { get: send('GET'), post: send('POST'), put: send('PUT'), patch: send('PATCH'), delete: send('DELETE') } as Client<C>; // the wire knows no types: the contract on the other side vouches for them
}

/** Below the host: '/en/api/events/?room=2'; empty values are left out. */
export function addressOf({ path, language, parameters = {}, query = {} }: Pick<Call, 'path' | 'language' | 'parameters' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/${language}${filled}${text ? `?${text}` : ''}`;
}

/** The address of a GET call for a link; its path is one of the contract's: `apiHref<FeedContract>('/api/events.ics', { language })`. */
export const apiHref = <C extends Contract>(path: PathOf<C, 'GET'>, call: Pick<Call, 'language' | 'parameters' | 'query'>): string =>
  addressOf({ path, ...call });

/** A change carries the CSRF token; where that no longer holds, it is sent once more with a new one. */
export const httpTransport: Transport = (call) => send(call, false);

async function send(call: Call, renewed: boolean): Promise<unknown> {
  const headers: Record<string, string> = call.headers ?? {};
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  if (call.method !== 'GET') headers[csrfHeader] = await csrfToken(renewed);
  const response = await fetch(addressOf(call), {
    method: call.method,
    credentials: 'same-origin',
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: call.signal ?? null,
  });
  if (response.ok) return response.status === 204 ? undefined : response.json();
  const body: ErrorBody | null = await response.json().catch(() => null);
  if (body?.code === 'csrf_failed' && !renewed) return send(call, true);
  throw new ApiError(response.status, body ?? { code: 'unreadable_answer', message: response.statusText });
}
