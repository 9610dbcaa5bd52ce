import type { CartAnswer } from './cart/cart-answers.ts';
import type { HoldRequest } from './cart/holds.ts';
import type { Clock } from './clock.ts';
import type { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export type BoxOffice = {
  readonly store: Store;
  readonly settings: Settings;
  /** Milliseconds, by the box office's own clock; to be read once the lock is ours. */
  readonly now: Clock;
  /** Where visitors reach it, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly addToCart: (office: BoxOffice, request: HoldRequest, idempotencyKey?: string) => Promise<CartAnswer | Refusal>;
};
