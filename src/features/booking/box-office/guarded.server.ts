import { BrokenCircuitError, BulkheadRejectedError, bulkhead, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, wrap } from 'cockatiel';
import { answered, unavailable, unclear, unsupported } from './answer.ts';
import type { Answer, BoxOffice } from './box-office.ts';
import { CallStats } from './call-stats.ts';
import { failuresUntilOpen, leftAloneMs, maxAdditionsAtOnce, maxCallsAtOnce } from './limits.ts';

export type GuardedBoxOffice = BoxOffice & {
  /** Whether the box office answers, as far as is known; false from the last of a row of failures until a call succeeds again. */
  isReachable(): boolean;
  /** Told of every change of `isReachable`; answers how to stop that. */
  onChange(listener: (isReachable: boolean) => void): () => void;
  /** How calls went in the 24 hours before `now`: those that were made, not those that were spared it. */
  stats(now: Date): ReturnType<CallStats['read']>;
};

type Limits = { failuresUntilOpen: number; leftAloneMs: number; maxCallsAtOnce: number; maxAdditionsAtOnce: number };
const usualLimits: Limits = { failuresUntilOpen, leftAloneMs, maxCallsAtOnce, maxAdditionsAtOnce };

/** Left alone after some failures in a row, then tried by a single call; calls at once are limited, additions by themselves (addition-queue.ts). */
export function guarded(office: BoxOffice, limits: Partial<Limits> = {}): GuardedBoxOffice {
  const { failuresUntilOpen, leftAloneMs, maxCallsAtOnce, maxAdditionsAtOnce } = { ...usualLimits, ...limits };
  const failures = handleWhenResult((result) => isFailure(result as Answer<unknown>)).orWhen(() => true); // all calls answer with an Answer
  const breaker = circuitBreaker(failures, { halfOpenAfter: leftAloneMs, breaker: new ConsecutiveBreaker(failuresUntilOpen) });
  const calls = wrap(bulkhead(maxCallsAtOnce), breaker);
  const additions = wrap(bulkhead(maxAdditionsAtOnce), breaker);
  const { capabilities } = office;
  const stats = new CallStats();

  /** `lost` is what a call that throws has done: reading nothing, changing nobody knows what. */
  async function run<T>(call: () => Promise<Answer<T>>, lost: Answer<never>, policy = calls): Promise<Answer<T>> {
    if (breaker.state === CircuitState.HalfOpen) return unavailable; // the trial is under way; cockatiel would let us wait for it
    try {
      return await policy.execute(async () => {
        const answer = await call().catch((error: unknown) => {
          stats.note(true, new Date());
          throw error;
        });
        stats.note(isFailure(answer), new Date());
        return answer;
      });
    } catch (error) {
      return error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError ? unavailable : lost;
    }
  }
  const reading = <T>(call: () => Promise<Answer<T>>) => run(call, unavailable);
  const changing = <T>(call: () => Promise<Answer<T>>) => run(call, unclear);
  const isReachable = () => breaker.state === CircuitState.Closed;

  return {
    name: office.name,
    capabilities,
    deadline: (spent) => office.deadline(spent),
    isReachable,
    stats: (now) => stats.read(now),
    onChange: (listener) => onChange(breaker, isReachable, listener),
    catalogue: (eventId) => reading(() => office.catalogue(eventId)),
    status: async (eventIds) => (eventIds.length === 0 ? answered([]) : reading(() => office.status(eventIds))),
    add: (lines, cart, key, within) => run(() => office.add(lines, cart, key, within), unclear, additions),
    // What is known without a call is not asked: it would pass for a sign of life.
    cart: async (cart, within) => (capabilities.readsCarts ? reading(() => office.cart(cart, within)) : unsupported),
    removeLine: async (cart, line) => (capabilities.removesLines ? changing(() => office.removeLine(cart, line)) : unsupported),
    extend: async (cart) => (capabilities.extends ? changing(() => office.extend(cart)) : unsupported),
    release: async (cart, within) => (capabilities.removesLines ? changing(() => office.release(cart, within)) : unsupported),
    orders: async (email) => (capabilities.listsOrders ? reading(() => office.orders(email)) : unsupported),
    events: async (from, until) => (capabilities.listsEvents ? reading(() => office.events(from, until)) : unsupported),
    cartUrl: (cart, language) => office.cartUrl(cart, language),
    pageWith: (address, cart) => office.pageWith(address, cart),
    cartNamed: (name) => office.cartNamed(name),
    eventUrl: (eventId, language) => office.eventUrl(eventId, language),
  };
}

const isFailure = (answer: Answer<unknown>): boolean => !answer.ok && (answer.failure.kind === 'unavailable' || answer.failure.kind === 'unclear');

function onChange(breaker: ReturnType<typeof circuitBreaker>, isReachable: () => boolean, listener: (isReachable: boolean) => void): () => void {
  let last = isReachable();
  const { dispose } = breaker.onStateChange(() => {
    if (isReachable() === last) return;
    last = !last;
    try {
      listener(last);
    } catch {} // its mistake must not become the answer of whoever made the call
  });
  return dispose;
}
