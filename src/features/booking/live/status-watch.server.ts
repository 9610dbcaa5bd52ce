import type { Database } from '#db/database.server.ts';
import type { BoxOffice, EventStatus } from '../box-office/box-office.ts';
import { eventsPerStatus, idlePolling, maxPollInterval, pollInterval, refreshedAtOnce, refreshFor } from '../limits.ts';
import type { Offers } from '../offers.server.ts';
import { changedSinceStored, upcomingEvents } from '../queries.server.ts';
import type { AvailabilityBoard } from './board.server.ts';

type Options = {
  db: Database;
  office: BoxOffice;
  board: AvailabilityBoard;
  offers: Offers;
  now: () => Date;
  report: (problem: Error) => void;
  /** Milliseconds between two looks while somebody listens. */
  every?: number | undefined;
};
type Event = { id: number; idJet: string };

/** Once for all visitors, every few seconds, in one call per 200 events; only of those that look different seat groups are fetched. */
export class StatusWatch {
  readonly #options: Options;
  readonly #every: number;
  readonly #seen = new Map<number, string>();
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #lookedAt = 0;
  #isBehind = false;
  #isStopped = false;
  #underWay: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#every = options.every ?? pollInterval;
  }

  start(): void {
    const { board, now } = this.#options;
    board.onFirstListener = () => {
      // The pause that is running may be the long one of a site to which nobody listens.
      this.#lookIn(Math.max(0, this.#every - (now().getTime() - this.#lookedAt)));
    };
    this.#lookIn(0);
  }

  /** No look begins any more; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  /** One look; never rejects. */
  async look(): Promise<void> {
    const { db, board, now, report } = this.#options;
    this.#lookedAt = now().getTime();
    try {
      const events = await upcomingEvents(db, now());
      const coming = new Set(events.map(({ id }) => id));
      board.keepOnly(coming);
      for (const id of this.#seen.keys()) if (!coming.has(id)) this.#seen.delete(id);
      const states = await this.#statesOf(events);
      this.#failures = states ? 0 : this.#failures + 1;
      board.publishShop(states !== null);
      if (states) await this.#refresh(await this.#different(states));
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Milliseconds until the next look; by chance a little longer, so that the processes of a site do not ask all at once. */
  get pause(): number {
    const { board } = this.#options;
    if (this.#failures > 0) return Math.min(this.#every * 2 ** (this.#failures - 1), maxPollInterval);
    return this.#every * (board.listeners > 0 || this.#isBehind ? 1 : idlePolling) * (1 + Math.random() / 2);
  }

  #lookIn(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#underWay = this.look().finally(() => this.#lookIn(this.pause));
    }, pause);
    this.#timer.unref();
  }

  /** Null where the box office cannot be reached; unknown events are left out. */
  async #statesOf(events: readonly Event[]): Promise<{ event: Event; status: EventStatus }[] | null> {
    const found: { event: Event; status: EventStatus }[] = [];
    for (let from = 0; from === 0 || from < events.length; from += eventsPerStatus) {
      const part = events.slice(from, from + eventsPerStatus);
      const answer = await this.#options.office.status(part.map(({ idJet }) => idJet));
      if (!answer.ok) return null;
      const byId = new Map(answer.value.map((status) => [status.eventId, status]));
      for (const event of part) {
        const status = byId.get(event.idJet);
        if (status) found.push({ event, status });
      }
    }
    return found;
  }

  /** Events that look unlike last time; at the first time, unlike what is kept of them. */
  async #different(states: readonly { event: Event; status: EventStatus }[]): Promise<{ event: Event; look: string }[]> {
    const { db } = this.#options;
    const looks = states.map(({ event, status }) => ({ event, status, look: `${status.sale} ${status.availability}` }));
    const unknown = looks.filter(({ event }) => !this.#seen.has(event.id));
    const unlike = await changedSinceStored(db, new Map(unknown.map(({ event, status }) => [event.id, status])));
    for (const { event, look } of unknown) if (!unlike.has(event.id)) this.#seen.set(event.id, look);
    return looks.filter(({ event, look }) => this.#seen.get(event.id) !== look);
  }

  async #refresh(events: readonly { event: Event; look: string }[]): Promise<void> {
    const waiting = [...events];
    const end = performance.now() + refreshFor;
    const work = async () => {
      while (!this.#isStopped && performance.now() < end) {
        const next = waiting.shift();
        if (!next) return;
        this.#options.offers.invalidate(next.event.id);
        const { answer } = await this.#options.offers.ask(next.event);
        if (answer.ok) this.#seen.set(next.event.id, next.look);
      }
    };
    await Promise.all(Array.from({ length: refreshedAtOnce }, work));
    this.#isBehind = waiting.length > 0;
  }
}
