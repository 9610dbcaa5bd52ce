import type { SignedIn, TestApp } from './app.ts';

type Answer = { status: number; body: Awaited<ReturnType<Response['json']>> };

let keys = 0;

export function recordCalls(site: TestApp, path: string, who: SignedIn, language: 'de' | 'en' = 'de') {
  const send = async (method: string, rest: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await site.app.request(`/${language}/api/cms-${path}/${rest}`, {
      method,
      headers: { ...who.headers, ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };
  const key = () => ({ 'Idempotency-Key': `record-test-${++keys}` });
  return {
    get: (rest = '') => send('GET', rest),
    create: (body: unknown) => send('POST', '', body, key()),
    post: (rest: string, body?: unknown) => send('POST', rest, body, key()),
    change: (id: number, revision: number, body: unknown, method: 'POST' | 'PATCH' = 'PATCH') =>
      send(method, `${id}/`, body, { ...key(), 'If-Match': `"${revision}"` }),
    restore: (id: number, revision: number, entry: number) => send('POST', `${id}/restore/`, { entry }, { ...key(), 'If-Match': `"${revision}"` }),
    remove: (id: number, revision: number) => send('DELETE', `${id}/`, undefined, { ...key(), 'If-Match': `"${revision}"` }),
  };
}
