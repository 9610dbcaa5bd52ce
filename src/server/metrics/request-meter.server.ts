import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { routeName, streamPath } from './route-name.server.ts';

/** Seconds: those of OpenTelemetry's convention for HTTP servers. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export type Kind = 'page' | 'api' | 'write' | 'file' | 'probe';
const outcomes = { 2: 'ok', 3: 'ok', 4: 'client_error', 5: 'server_error' } as const;

export type Measured = { isCached: boolean };

/** By kind with times, by route without: buckets of every route would be thousands of series. Visitors cannot make more of them. */
export class RequestMeter {
  readonly #duration: Histogram<'kind' | 'status' | 'cache'>;
  readonly #requests: Counter<'route' | 'outcome'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#duration = new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time from the head of a request until the end of its answer, streams aside. cache="hit": answered from memory before all else.',
      labelNames: ['kind', 'status', 'cache'],
      buckets,
      registers,
    });
    this.#requests = new Counter({
      name: 'foyer_requests_total',
      help: 'Requests by route. Those for staff alone are one by the first word of their path.',
      labelNames: ['route', 'outcome'],
      registers,
    });
  }

  begin(request: IncomingMessage, response: ServerResponse): Measured {
    const measured = { isCached: false };
    const startedAt = performance.now();
    response.once('close', () => this.#note(request, response, (performance.now() - startedAt) / 1_000, measured.isCached));
    return measured;
  }

  #note({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse, seconds: number, isCached: boolean): void {
    const { statusCode, headersSent } = response;
    const path = url.split('?', 1)[0] ?? '/';
    const route = routeName(path);
    // Who goes away before there is an answer is counted as their own doing (nginx's 499).
    const status = headersSent ? (Math.floor(statusCode / 100) as keyof typeof outcomes) : 4;
    this.#requests.inc({ route, outcome: outcomes[status] ?? 'ok' });
    if (route === streamPath) return;
    this.#duration.observe({ kind: kindOf(method, path, route), status: `${status}xx`, cache: isCached ? 'hit' : 'none' }, seconds);
  }
}

export function kindOf(method: string, path: string, route: string): Kind {
  if (route === 'probe') return 'probe';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (/^(\/(de|en))?\/(api|pageeditor-api)\//.test(path) || route === '/page-data/*') return 'api';
  return /^\/(assets|media)\/|\.[a-z0-9]{2,11}$/i.test(path) ? 'file' : 'page';
}
