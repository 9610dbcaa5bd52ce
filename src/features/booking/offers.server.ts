import type { Database } from '#db/database.server.ts';
import { availabilityOf } from './availability.ts';
import type { Answer, BoxOffice, Catalogue } from './box-office/box-office.ts';
import { offerAgeStep, offerFreshFor, offerPatience, offerQuietFor } from './limits.ts';
import type { AvailabilityBoard } from './live/board.server.ts';
import { storeCatalogue } from './queries.server.ts';

type Event = { id: number; idJet: string };
type Given = { answer: Answer<Catalogue>; asOf: Date };
/** A question to the box office that is under way. */
type Question = { answer: Promise<Given>; isInvalidated: boolean };
type Options = { office: BoxOffice | null; db: Database; board: AvailabilityBoard; now: () => Date; report: (problem: Error) => void };

/** An answer is shown to all for a few seconds, an event is asked for once at a time, and nobody waits long. */
export class Offers {
  readonly #options: Options;
  readonly #given = new Map<number, Given>();
  readonly #asked = new Map<number, Question>();
  readonly #underWay = new Set<Promise<Given>>();

  /** Whether the last answer did not come, or not in time: then nobody waits until one does. */
  #isSlow = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Null where it takes longer than a visitor should wait; it is stored when it comes. */
  async getWithin(event: Event): Promise<Given | null> {
    const asked = this.ask(event);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        this.#isSlow = true;
        resolve(null);
      }, this.#patience);
    });
    return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
  }

  /** The answer, however long it takes (the box office's client has a time-out of its own). */
  async ask(event: Event): Promise<Given> {
    const given = this.#given.get(event.id);
    if (given && this.#isFresh(given)) return given;
    const pending = this.#asked.get(event.id);
    if (pending) return pending.answer;
    const question = { isInvalidated: false };
    const answer = this.#ask(event, question).finally(() => {
      this.#underWay.delete(answer);
      if (!question.isInvalidated) this.#asked.delete(event.id);
    });
    this.#asked.set(event.id, Object.assign(question, { answer }));
    this.#underWay.add(answer);
    return answer;
  }

  /** Not the answer of a question under way either: tickets were taken or given back. */
  invalidate(id: number): void {
    this.#given.delete(id);
    const pending = this.#asked.get(id);
    if (!pending) return;
    pending.isInvalidated = true;
    this.#asked.delete(id);
  }

  /** Resolves when nobody is being asked any more, and all answers are kept. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async #ask({ id, idJet }: Event, question: Pick<Question, 'isInvalidated'>): Promise<Given> {
    const { office, db, board, now, report } = this.#options;
    const answer: Answer<Catalogue> = office ? await office.catalogue(idJet) : { ok: false, failure: { kind: 'unavailable' } };
    const given = { answer, asOf: now() };
    this.#isSlow = !answer.ok && answer.failure.kind !== 'refused';
    if (question.isInvalidated) return given; // only for those who had asked before
    for (const [other, old] of this.#given) if (!this.#isFresh(old)) this.#given.delete(other);
    this.#given.set(id, given);
    if (!answer.ok) return given;
    const { sale, seatGroups } = answer.value;
    board.publish(id, { sale, availability: availabilityOf(seatGroups) });
    await storeCatalogue(db, id, answer.value, given.asOf, offerAgeStep).catch((error: unknown) => report(asError(error)));
    return given;
  }

  /** Events whose answers are remembered: those of the last seconds. */
  get remembered(): number {
    return this.#given.size;
  }

  get #patience(): number {
    return this.#isSlow ? 0 : offerPatience;
  }

  #isFresh({ answer, asOf }: Given): boolean {
    return this.#options.now().getTime() - asOf.getTime() < (answer.ok ? offerFreshFor : offerQuietFor);
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
