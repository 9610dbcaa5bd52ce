import { ask, type Visit } from './constant-load.ts';
import type { Writers } from './writers.ts';

/** Of a thousand visits; the rest are cached pages. */
const perThousand = { fresh: 60, search: 15 };
/** Writes of each kind in a second, whatever the rate. */
const writesPerSecond = { signUp: 1, page: 0.5, cart: 0.5 };

/** Pages and calls of the demo that are asked for again and again, and events of which tickets can be had. */
export async function readVisits(port: number): Promise<{
  cached: string[];
  events: string[];
  next(writers: Writers, rate: number): (n: number) => Visit;
}> {
  type Listed = { id_jet: string | null; availability: string | null; link: { url: string } };
  const { results }: { results: Listed[] } = JSON.parse((await ask(port, '/de/api/events/?page_size=60')).text);
  const bookable = results.filter(({ availability, id_jet }) => availability === 'available' && id_jet);
  const pages = [...new Set(results.map(({ link }) => new URL(link.url, 'http://localhost').pathname))].slice(0, 24);
  const cached = ['/de', '/en', '/de/programm', '/en/events', '/de/api/events/', '/de/besuch', ...pages];
  const get = (kind: string, path: string): Visit => ({ kind, name: path, run: (from) => ask(port, path, { from }) });
  const fresh = (n: number) => {
    const day = `${String(1 + (n % 28)).padStart(2, '0')}-${String(1 + (Math.floor(n / 28) % 12)).padStart(2, '0')}-${1900 + (Math.floor(n / 336) % 90)}`;
    return n % 2 ? `/de/programm?date=${day}` : `/de/api/events/?date_from=${day}&page_size=${1 + (n % 50)}`;
  };
  const next = (writers: Writers, rate: number) => {
    let [made, looked] = [0, 0];
    const due = (perSecond: number, n: number) => Math.floor(((n + 1) * perSecond) / rate) > Math.floor((n * perSecond) / rate);
    return (n: number): Visit => {
      if (due(writesPerSecond.signUp, n)) return { kind: 'write', name: 'sign-up', run: (from) => writers.signUp(from) };
      if (due(writesPerSecond.page, n)) return { kind: 'write', name: 'page', run: () => writers.makePage() };
      if (due(writesPerSecond.cart, n + Math.floor(rate / 3))) return { kind: 'write', name: 'cart', run: (from) => writers.addTicket(from) };
      const turn = (n * 7_919) % 1_000;
      if (turn < perThousand.fresh) return get('fresh', fresh(made++));
      if (turn < perThousand.fresh + perThousand.search) return get('fresh', `/de/search?q=glocke${looked++}`);
      return get('cached', cached[n % cached.length] ?? '/de');
    };
  };
  return { cached, events: bookable.map(({ id_jet }) => id_jet ?? ''), next };
}
