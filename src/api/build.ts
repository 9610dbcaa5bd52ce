import type { Database } from '#db/database.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { Services } from './service.server.ts';

/** For tests: the context of a request by an anonymous visitor without cookies; `given` overrides. */
export const buildRequestContext = (db: Database, given: Partial<Omit<RequestContext, 'language'>> = {}): Omit<RequestContext, 'language'> => ({
  db,
  now: new Date('2026-11-21T12:00:00Z'),
  baseUrl: 'https://ostkai.example',
  user: null,
  visitor: { address: '', device: '', isHere: false },
  service: new Services().get,
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => {},
  ...given,
});
