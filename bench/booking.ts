import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from '../box-office/testing/client.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

type BoxOffice = { url: string; token: string };

const rounds = 150;

/** Bar: of adding to the cart, the site's own share (its time less the box office's) ≤ 15 ms p95. */
export async function measureAddToCart(site: string, boxOffice: BoxOffice): Promise<Measurement> {
  const events = await roomiest(site, boxOffice);
  const visitor = await csrf(site);
  const own: number[] = [];
  const theirs: number[] = [];
  for (let round = -10; round < rounds; round++) {
    const order = { event_jet_id: events[(round + 10) % events.length], quantities: [1], sale_type_ids: [1], seat_group: 1 };
    const direct = await timed(`${boxOffice.url}/api/cart`, { method: 'POST', body: JSON.stringify({ ...order, event_jet_id: Number(order.event_jet_id) }) });
    const ours = await timed(`${site}/de/api/shop-cart/`, {
      method: 'POST',
      headers: { ...visitor, 'X-Forwarded-For': `10.1.${Math.floor(round / 100) + 1}.${(round + 100) % 100}` }, // one address may not order as often
      body: JSON.stringify(order),
    });
    if (direct.status !== 200 || ours.status !== 200) throw new Error(`Adding to the cart: ${direct.status}, ${ours.status}`);
    if (round < 0) continue; // warming up
    theirs.push(direct.time);
    own.push(ours.time);
  }
  const share = p95(own) - p95(theirs);
  const details = `p95 ${p95(own).toFixed(1)} ms less the box office's ${p95(theirs).toFixed(1)} ms`;
  return { what: 'add to cart, our own share', value: `${share.toFixed(1)} ms`, bar: atMost(15, share, 'ms'), details };
}

const visitors = 500;
/** Milliseconds on a page: shorter, and two cores that also carry the visitors would be at their limit by themselves. */
const look = 15_000;
const seconds = 45;

/** Bar: 500 visitors browse while the box office hangs, and no page's p95 is more than twice what it is otherwise. */
export async function measureHangingBoxOffice(site: string, boxOffice: BoxOffice): Promise<Measurement[]> {
  const { fault } = clientOf(boxOffice);
  const { results } = (await (await fetch(`${site}/de/api/events/`)).json()) as { results: { id: number; id_jet: string | null; link: { url: string } }[] }; // the contract's shape
  const event = results.find(({ id_jet }) => id_jet !== null);
  if (!event) throw new Error('No event can be booked.');
  const pages = ['/de', '/de/programm', '/en/events', event.link.url, `/de/api/availability/?ids=${event.id}`];
  const offer = `/de/api/events/${event.id}/offer/`; // asks the box office, so it is not a page: it may wait a second
  await browse(site, [...pages, offer], 16); // warming up
  const before = await browse(site, [...pages, offer], seconds);
  await fault({ mode: 'hang' });
  const hanging = await browse(site, [...pages, offer], seconds);
  await fault({ mode: 'none' });
  const slowest = Math.max(...(hanging.get(offer) ?? []));
  const measurements = pages.map((page): Measurement => {
    const [usual, now] = [p95(before.get(page) ?? []), p95(hanging.get(page) ?? [])];
    const ratio = now / usual;
    const details = `of its usual p95: ${now.toFixed(1)} of ${usual.toFixed(1)} ms`;
    return { what: `box office hangs: ${page.slice(0, 34)}`, value: ratio.toFixed(2), bar: atMost(2, ratio), details };
  });
  return [...measurements, { what: 'box office hangs: last known offer at the latest after', value: `${slowest.toFixed(0)} ms` }];
}

async function browse(site: string, pages: readonly string[], duration: number): Promise<Map<string, number[]>> {
  const times = new Map(pages.map((page) => [page, [] as number[]]));
  const end = performance.now() + duration * 1_000;
  const visit = async (visitor: number) => {
    await wait((visitor / visitors) * look);
    for (let turn = visitor; performance.now() < end; turn++) {
      const page = pages[turn % pages.length] ?? '/de';
      const { status, time } = await timed(site + page, {});
      if (status !== 200) throw new Error(`${page}: ${status}`);
      times.get(page)?.push(time);
      await wait(look);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return times;
}

async function timed(address: string, request: RequestInit): Promise<{ status: number; time: number }> {
  const begin = performance.now();
  const response = await fetch(address, request);
  await response.arrayBuffer();
  return { status: response.status, time: performance.now() - begin };
}

async function roomiest(site: string, { url }: BoxOffice): Promise<string[]> {
  const { results } = (await (await fetch(`${site}/de/api/events/?page_size=100`)).json()) as { results: { id_jet: string | null; status: string }[] }; // the contract's shape
  const ids = results.flatMap(({ id_jet, status }) => (id_jet && status === 'scheduled' ? [id_jet] : []));
  const { events } = (await (await fetch(`${url}/api/status?ids=${ids}`)).json()) as { events: { event_jet_id: number; free: number; capacity: number }[] }; // box-office/README.md
  const large = events.filter(({ capacity }) => capacity > 1_000).sort((one, other) => other.free - one.free);
  if (large.length === 0) throw new Error('No event in the large hall is on sale.');
  return large.slice(0, 8).map(({ event_jet_id }) => String(event_jet_id));
}

async function csrf(site: string): Promise<Record<string, string>> {
  const cookie = (await fetch(`${site}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { Cookie: cookie, 'X-CSRFToken': cookie.replace(/^.*?=/, ''), 'Content-Type': 'application/json' };
}

const p95 = (times: readonly number[]): number => quantile(times, 0.95);
