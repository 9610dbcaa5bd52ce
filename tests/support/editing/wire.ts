import { ApiError } from '../../../src/api/api-error.ts';
import { addressOf, type Call, type Transport } from '../../../src/api/client.ts';
import type { SignedIn, TestApp } from '../app.ts';

export type Fault = 'none' | 'no network' | 'answer lost' | 'server error' | 'sent twice' | 'signed out';

type Waiting = { call: Call; resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** Everything passes at once; after `hold` each call is let through or lost by hand. */
export class Wire {
  readonly #site: TestApp;
  readonly #who: SignedIn;
  waiting: Waiting[] = [];
  holds = false;
  #isCut = false;

  constructor(site: TestApp, who: SignedIn) {
    this.#site = site;
    this.#who = who;
  }

  call: Transport = (call) => {
    if (!this.holds) return this.#send(call);
    return new Promise((resolve, reject) => {
      if (!this.#isCut) this.waiting.push({ call, resolve, reject });
    });
  };

  async pass(index: number, fault: Fault = 'none'): Promise<void> {
    const [waiting] = this.waiting.splice(index, 1);
    if (!waiting) return;
    const { call, resolve, reject } = waiting;
    if (fault === 'no network') reject(new TypeError('Failed to fetch'));
    else if (fault === 'server error') reject(new ApiError(503, { code: 'unavailable', message: 'unavailable' }));
    else if (fault === 'signed out') reject(new ApiError(401, { code: 'sign_in_needed', message: 'sign in' }));
    else {
      if (fault !== 'none') await this.#send(call).catch(() => {});
      if (fault === 'answer lost') reject(new TypeError('Failed to fetch'));
      else await this.#send(call).then(resolve, reject);
    }
    await calm();
  }

  /** What waits is never answered. */
  cut(): void {
    this.#isCut = true;
    this.holds = true;
    this.waiting = [];
  }

  async #send(call: Call): Promise<unknown> {
    const headers: Record<string, string> = { ...this.#who.headers, ...call.headers };
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const response = await this.#site.app.request(addressOf(call), { method: call.method, headers, body });
    const answer = response.status === 204 ? undefined : await response.json();
    if (response.ok) return answer;
    throw new ApiError(response.status, answer);
  }
}

/** But for what waits for a clock or the wire. */
export const calm = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
