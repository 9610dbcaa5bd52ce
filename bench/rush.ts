import { clientOf } from '../box-office/testing/client.ts';
import { atMost, type Measurement } from './measurement.ts';

type BoxOffice = { url: string; token: string };
type Listed = { id: number; id_jet: string | null; status: string };
type Offer = { sale: string; seat_groups: { seat_group: number; timeslots: unknown[]; prices: { sale_type_id: number }[] }[] };

const buyers = 200;
const seats = 50;

/** Bars: 200 buyers at once on 50 seats: 50 are sold, nobody is told that the shop is away, all are answered within 10 s. */
export async function measureRush(site: string, boxOffice: BoxOffice): Promise<Measurement[]> {
  const order = await orderOf(site, boxOffice);
  const visitors = await Promise.all(Array.from({ length: buyers }, (_, buyer) => visitorOf(site, `10.4.0.${buyer + 1}`)));
  const begin = performance.now();
  const answers = await Promise.all(
    visitors.map(async (headers) => {
      const response = await fetch(`${site}/de/api/shop-cart/`, { method: 'POST', headers, body: JSON.stringify(order) });
      await response.arrayBuffer();
      return { status: response.status, time: performance.now() - begin };
    }),
  );
  const sold = answers.filter(({ status }) => status === 200).length;
  const away = answers.filter(({ status }) => status >= 500).length;
  const last = Math.max(...answers.map(({ time }) => time)) / 1_000;
  return [
    { what: `${buyers} buyers, ${seats} seats: sold`, value: String(sold), bar: { words: String(seats), isMet: sold === seats } },
    { what: `${buyers} buyers, ${seats} seats: told that the shop is away`, value: String(away), bar: atMost(0, away) },
    { what: `${buyers} buyers, ${seats} seats: the last answer after`, value: `${last.toFixed(2)} s`, bar: atMost(10, last, 's') },
  ];
}

/** All other tickets are held before, at the box office itself. */
async function orderOf(site: string, boxOffice: BoxOffice) {
  const { send, free } = clientOf(boxOffice);
  const { results } = (await (await fetch(`${site}/de/api/events/?page_size=100`)).json()) as { results: Listed[] }; // the contract's shape
  for (const { id, id_jet, status } of results) {
    const left = id_jet && status === 'scheduled' ? ((await free(Number(id_jet))) ?? 0) : 0;
    if (left <= seats || left > 400) continue;
    const offer = (await (await fetch(`${site}/de/api/events/${id}/offer/`)).json()) as Offer; // the contract's shape
    const [group, another] = offer.seat_groups ?? [];
    const saleType = group?.prices[0]?.sale_type_id;
    if (offer.sale !== 'on_sale' || !group || another || group.timeslots.length > 0 || saleType === undefined) continue;
    const order = { seat_group: group.seat_group, sale_type_ids: [saleType] };
    for (let more = left - seats; more > 0; more--) {
      await send('POST', '/api/cart', { body: { ...order, event_jet_id: Number(id_jet), quantities: [1] } });
    }
    return { ...order, event_jet_id: id_jet, quantities: [1] };
  }
  throw new Error('The demo has no event with one group of seats that can be bought.');
}

async function visitorOf(site: string, address: string): Promise<Record<string, string>> {
  const cookie = (await fetch(`${site}/api/csrf-token/`)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { Cookie: cookie, 'X-CSRFToken': cookie.replace(/^.*?=/, ''), 'Content-Type': 'application/json', 'X-Forwarded-For': address };
}
