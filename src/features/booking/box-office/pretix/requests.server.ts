import { z } from 'zod';
import { answered, isRefusal, refusalCodes, unavailable } from '../answer.ts';
import type { Answer } from '../box-office.ts';
import { maxPages } from '../limits.ts';
import { requestsTo } from '../request.server.ts';
import type { PretixCart, PretixId } from './id.ts';
import type { Shop } from './offer.ts';
import { bulkAnswer, eventShape, itemShape, listOf, type Position, positionShape, pretixFailure, quotaShape, subeventShape } from './shapes.ts';

export type PretixRequests = ReturnType<typeof pretixRequests>;

export function pretixRequests({ url, token, timeoutMs }: { url: string; token: string; timeoutMs?: number | undefined }) {
  const headers = { Authorization: `Token ${token}`, 'Accept-Language': 'en' };
  const { deadline, request } = requestsTo({ url: `${url}/api/v1`, headers, failureIn: pretixFailure, timeoutMs });

  /** A list that does not end within the bound is not trusted, as half of it would be wrong. */
  async function list<T>(path: string, shape: z.ZodType<T>, within: AbortSignal): Promise<Answer<T[]>> {
    const found: T[] = [];
    let page = path;
    for (let count = 0; count < maxPages; count += 1) {
      const answer = await request({ method: 'GET', path: page, shape: listOf(shape), within });
      if (!answer.ok) return answer;
      found.push(...answer.value.results);
      if (answer.value.next === null) return answered(found);
      // Only the query is followed: the token goes nowhere else.
      page = path.replace(/\?.*$/, '') + (URL.parse(answer.value.next)?.search ?? '');
    }
    return unavailable;
  }

  const eventPath = ({ organizer, event }: PretixId) => `/organizers/${organizer}/events/${event}`;

  const event = (id: PretixId, within: AbortSignal) => request({ method: 'GET', path: `${eventPath(id)}/`, shape: eventShape, within });

  const subevent = (id: PretixId, number: number, within: AbortSignal) =>
    request({ method: 'GET', path: `${eventPath(id)}/subevents/${number}/`, shape: subeventShape, within });

  const items = (id: PretixId, within: AbortSignal) => list(`${eventPath(id)}/items/`, itemShape, within);

  async function shop(id: PretixId, within: AbortSignal): Promise<Answer<Shop>> {
    const ofDate = id.subevent === null ? '' : `&subevent=${id.subevent}`;
    const [event_, subevent_, items_, quotas] = await Promise.all([
      event(id, within),
      id.subevent === null ? answered(null) : subevent(id, id.subevent, within),
      items(id, within),
      list(`${eventPath(id)}/quotas/?with_availability=true${ofDate}`, quotaShape, within),
    ]);
    if (!event_.ok) return event_;
    if (!subevent_.ok) return subevent_;
    if (!items_.ok) return items_;
    if (!quotas.ok) return quotas;
    return answered({ event: event_.value, subevent: subevent_.value, items: items_.value, quotas: quotas.value });
  }

  /** The tickets of a cart that are still held at an instant; pretix keeps lapsed ones for a while. */
  async function positions({ shop, id }: PretixCart, now: Date, within: AbortSignal): Promise<Answer<Position[]>> {
    const all = await list(`${eventPath(shop)}/cartpositions/?ordering=-datetime`, positionShape, within);
    if (!all.ok) return all;
    return answered(all.value.filter(({ cart_id, expires }) => cart_id === id && Date.parse(expires) > now.getTime()));
  }

  const hold = (shop: PretixId, body: object[], within: AbortSignal) =>
    request({ method: 'POST', path: `${eventPath(shop)}/cartpositions/bulk_create/`, shape: bulkAnswer, body, within });

  /** False: some may still be held; one that is not there has been given back already. */
  async function giveBack(shop: PretixId, positions: readonly Position[]): Promise<boolean> {
    const within = deadline();
    const remove = ({ id }: Position) => request({ method: 'DELETE', path: `${eventPath(shop)}/cartpositions/${id}/`, shape: z.null(), within });
    const answers = await Promise.all(positions.map(remove));
    return answers.every((answer) => answer.ok || isRefusal(answer, refusalCodes.unknownEvent));
  }

  const upcoming = {
    events: ({ organizer }: PretixId, since: Date, within: AbortSignal) => list(`/organizers/${organizer}/events/?${coming(since)}`, eventShape, within),
    dates: (id: PretixId, since: Date, within: AbortSignal) => list(`${eventPath(id)}/subevents/?${coming(since)}`, subeventShape, within),
  };

  return { deadline, event, subevent, items, shop, positions, hold, giveBack, upcoming };
}

const coming = (since: Date): string => `with_availability_for=web&ends_after=${encodeURIComponent(since.toISOString())}`;
