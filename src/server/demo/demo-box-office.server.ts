import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { seatGroupsSchema } from '#features/booking/contract.ts';
import { boxOfficeEvent, type DemoEvent } from '../../../seed/box-office.ts';
import { withDifferences } from '../../../seed/box-office-differences.ts';
import type { Config } from '../config.server.ts';
import type { Log } from '../log.server.ts';

type Dependencies = { config: Config; db: Database; log: Log; now: () => Date };

/** Only a demo with an admin token; without an answer the site starts all the same. */
export async function fillDemoBoxOffice({ config, db, log, now }: Dependencies, say: (line: string) => void): Promise<void> {
  const { demo, boxOfficeKind, boxOfficeUrl, boxOfficeApiUrl: url = boxOfficeUrl, boxOfficeToken } = config;
  if (!demo || boxOfficeKind !== 'simulator' || !url || !boxOfficeToken) return;
  try {
    const known = await upcoming(db, now());
    const last = known.findLast(({ idJet }) => idJet !== '')?.dateStart;
    const numberless = known.findLast(({ idJet, status, dateStart }) => idJet === '' && status === 'scheduled' && last !== undefined && dateStart < last);
    const events = withDifferences(
      known.map(boxOfficeEvent).filter((event) => event !== null),
      numberless,
    );
    const unknown = await unknownOf(
      url,
      events.map(({ event_jet_id }) => event_jet_id),
    );
    const missing = events.filter(({ event_jet_id }) => unknown.has(event_jet_id)).slice(0, eventsAtMost);
    if (missing.length === 0) return;
    say(`Putting ${missing.length} events into the box office …`);
    const headers = { Authorization: `Bearer ${boxOfficeToken}`, 'Content-Type': 'application/json' };
    await send(`${url}/admin/events`, { method: 'PUT', headers, body: JSON.stringify(missing) }, patience.list);
  } catch (error) {
    if (error instanceof WrongToken)
      say(
        `The box office at ${url} refuses BOX_OFFICE_TOKEN: the demo's events cannot be put into it, and nothing can be bought. It has to be the admin token that the box office was started with.`,
      );
    log.warn({ err: error }, 'the box office could not be filled');
  }
}

/** Milliseconds: a list of a few hundred events takes a second or two, and the start waits. */
const patience = { question: 3_000, list: 30_000 };
const eventsAtMost = 2_000;
const idsPerStatus = 200;

async function upcoming(db: Database, now: Date): Promise<DemoEvent[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .innerJoin('room', 'room.id', 'event.room_id')
    .select(['event.id_jet', 'event.title as own_title', 'production.title', 'event.date_start', 'event.status', 'room.name as room', 'event.seat_groups'])
    .where('event.date_start', '>', new Date(now.getTime() - 24 * 3_600_000))
    .orderBy('event.date_start')
    .execute();
  return rows.map(({ id_jet, own_title, title, date_start, status, room, seat_groups }) => ({
    idJet: id_jet ?? '',
    title: own_title ?? title,
    dateStart: date_start,
    status,
    room: room.de ?? '',
    seatGroups: seatGroupsSchema.parse(seat_groups),
  }));
}

const statusAnswer = z.object({ unknown: z.array(z.number()) });

async function unknownOf(url: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const unknown = new Set<number>();
  for (let from = 0; from < ids.length; from += idsPerStatus) {
    const answer = await send(`${url}/api/status?ids=${ids.slice(from, from + idsPerStatus)}`, {}, patience.question);
    for (const id of statusAnswer.parse(await answer.json()).unknown) unknown.add(id);
  }
  return unknown;
}

class WrongToken extends Error {}

async function send(address: string, request: RequestInit, milliseconds: number): Promise<Response> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(milliseconds) });
  if (response.status === 401 || response.status === 403) throw new WrongToken(`${new URL(address).pathname} answered ${response.status}`);
  if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return response;
}
