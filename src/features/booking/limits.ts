/** Milliseconds for which the box office's answer about an event is given to everybody who asks. */
export const offerFreshFor = 3_000;
/** Milliseconds for which an event is not asked for again after the box office did not answer. */
export const offerQuietFor = 2_000;
/** Milliseconds that a visitor waits for it before the last known answer is shown instead. */
export const offerPatience = 1_000;
/** Milliseconds after which the age of an unchanged answer is written down again. */
export const offerAgeStep = 60_000;

const changes = { name: 'cart changes', counts: 'changes', seconds: 60 } as const;
/** Changes of a cart, every seat group is one; of visitors without a cart many may share one address. */
export const cartChanges = { cart: { ...changes, per: 'cart', max: 40 }, visitor: { ...changes, per: 'visitor', max: 120 } } as const;
/** Milliseconds for which a request may be on its way with the name of a cart that meanwhile has another, or with none. */
export const renameGrace = 10_000;
/** Milliseconds for which an order may hold tickets whose answer was lost, as no box office is known to hold them longer. */
export const idempotencyWindow = 15 * 60_000;
/** Carts that one address may begin: each holds its seats for a quarter of an hour. */
export const newCarts = { name: 'new carts', counts: 'new carts', per: 'visitor', max: 40, seconds: 15 * 60 } as const;

/** Other dates that are offered in place of an event that is sold out. */
export const maxOtherDates = 4;

/** Events that one stream, or one call of `/api/availability/`, asks for. */
export const maxEvents = 100;
/** Open streams of one process; whoever comes later asks by itself. */
export const maxStreams = 1_000;
/** Those of one address. */
export const maxStreamsOfAddress = 100;
/** Milliseconds between two comments that keep a silent stream open through proxies. */
export const heartbeat = 25_000;
/** Milliseconds after which a browser opens a stream again that has ended. */
export const streamRetry = 5_000;
/** Messages that may wait for a slow reader; then its stream ends. */
export const maxWaiting = 200;

/** Events whose state the box office is asked for in one call. */
export const eventsPerStatus = 200;
/** Milliseconds between two looks at the box office, while somebody listens; up to half as much again, by chance. `BOX_OFFICE_POLL_SECONDS` sets another. */
export const pollInterval = 10_000;
/** So many times as long while nobody does. */
export const idlePolling = 6;
/** The longest pause while the box office cannot be reached; each pause is twice the one before. */
export const maxPollInterval = 30_000;
/** Milliseconds for which seat groups are fetched after one look, the nearest events first; the rest follows at the next. */
export const refreshFor = 5_000;
/** How many at the same time. */
export const refreshedAtOnce = 3;
