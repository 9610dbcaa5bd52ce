import pg from 'pg';
import { type Answer, ask } from './constant-load.ts';

const cookieOf = ({ cookies }: Answer) => cookies.map((line) => line.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='));
const tokenOf = (pairs: readonly string[]) => pairs.findLast((pair) => pair.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
const headersOf = (pairs: readonly string[]) => ({ Cookie: pairs.join('; '), 'X-CSRFToken': tokenOf(pairs) });
/** Milliseconds: the box office holds a ticket for a quarter of an hour. */
const held = 12 * 60_000;
const ok = (status: number) => status >= 200 && status < 300;

/** What visitors and an editor write, and what of it was acknowledged; what was not is repeated, as browsers do. */
export class Writers {
  /** Mail addresses whose sign-up was answered 200, and titles of pages that were answered as stored. */
  readonly acknowledged = { accounts: new Set<string>(), pages: new Set<string>() };
  /** Carts with a ticket in them: the cookies of whoever has them, and since when. */
  readonly carts: { cookie: string; since: number }[] = [];
  /** Writes that had no answer, or 5xx, to be repeated. */
  readonly #unanswered: (() => Promise<Answer>)[] = [];
  #count = 0;
  #editor: Record<string, string> = {};
  #visitor: Record<string, string> = {};
  #events: string[] = [];
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async open(editor: { email: string; password: string }, events: string[]): Promise<void> {
    this.#events = events;
    const visitor = cookieOf(await ask(this.#port, '/api/csrf-token/'));
    this.#visitor = headersOf(visitor);
    const signedIn = await ask(this.#port, '/api/user-login/', { method: 'POST', headers: this.#visitor, body: JSON.stringify(editor) });
    if (!ok(signedIn.status)) throw new Error(`The editor is not let in: ${signedIn.status} ${signedIn.text}`);
    this.#editor = headersOf([...visitor, ...cookieOf(signedIn)]);
  }

  /** A visitor signs up. */
  signUp(from: string): Promise<Answer> {
    const email = `visitor-${++this.#count}@haus.example`;
    const body = JSON.stringify({ email, password: 'ein langer Satz für hier', first_name: 'Ada', last_name: 'Lang' });
    return this.#write(async () => {
      const answer = await ask(this.#port, '/api/user/sign-up/', { method: 'POST', headers: this.#visitor, body, from });
      if (ok(answer.status)) this.acknowledged.accounts.add(email);
      return answer;
    });
  }

  /** An editor makes a page that visitors do not see. */
  makePage(): Promise<Answer> {
    const title = `Entwurf ${++this.#count}`;
    const body = JSON.stringify({ urls: { de: `/de/entwurf-${this.#count}` }, title: { de: title } });
    const headers = { ...this.#editor, 'Idempotency-Key': `cluster-page-${this.#count}` };
    return this.#write(async () => {
      const answer = await ask(this.#port, '/de/pageeditor-api/pages/', { method: 'POST', headers, body });
      if (ok(answer.status)) this.acknowledged.pages.add(title);
      return answer;
    });
  }

  /** A visitor puts a ticket into a new cart; not repeated, as whoever sees that it failed may not want it any more. */
  async addTicket(from: string): Promise<Answer> {
    const event_jet_id = this.#events[++this.#count % this.#events.length];
    const body = JSON.stringify({ event_jet_id, quantities: [1], sale_type_ids: [1], seat_group: 1 });
    const answer = await ask(this.#port, '/de/api/shop-cart/', { method: 'POST', headers: this.#visitor, body, from });
    if (ok(answer.status)) this.carts.push({ cookie: cookieOf(answer).join('; '), since: Date.now() });
    return answer;
  }

  /** Repeats what had no answer until it has one; answers how many that were. */
  async repeat(): Promise<number> {
    const unanswered = this.#unanswered.splice(0);
    for (const write of unanswered) {
      const { status, text } = await write();
      if (!ok(status)) throw new Error(`A repeated write was answered ${status} ${text}.`);
    }
    return unanswered.length;
  }

  /** What was acknowledged and is not there, and what is there twice. */
  async lost(url: string): Promise<{ lost: string[]; twice: string[] }> {
    const asked = { accounts: [...this.acknowledged.accounts], pages: [...this.acknowledged.pages] }; // visitors go on writing
    const client = new pg.Client(url);
    await client.connect();
    const read = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
    // An account is made by a job: of what is stored as a job nothing is lost either.
    const waiting = `select substring(data::text from 'visitor-\\d+@haus\\.example') from jobs.job where state < 'completed'`;
    const accounts = await read(`select email as name from site_user union all ${waiting}`);
    const pages = await read(`select title->>'de' as name from page`);
    await client.end();
    const missing = (acknowledged: string[], stored: string[]) => {
      const found = new Set(stored);
      return acknowledged.filter((name) => !found.has(name));
    };
    return {
      lost: [...missing(asked.accounts, accounts), ...missing(asked.pages, pages)],
      twice: pages.filter((name, index) => name.startsWith('Entwurf ') && pages.indexOf(name) !== index),
    };
  }

  /** How many carts that are still held have what was put into them, how many have nothing, and how many were answered otherwise. */
  async lookAtCarts(): Promise<Record<string, number>> {
    const counts: Record<string, number> = { filled: 0, empty: 0 };
    for (const { cookie } of this.carts.filter(({ since }) => Date.now() - since < held)) {
      const { status, text } = await ask(this.#port, '/de/api/shop-cart/', { headers: { Cookie: cookie } });
      const found = ok(status) ? (JSON.parse(text).cart === null ? 'empty' : 'filled') : `${status} ${text.slice(0, 100)}`;
      counts[found] = (counts[found] ?? 0) + 1;
    }
    return counts;
  }

  async #write(send: () => Promise<Answer>): Promise<Answer> {
    const answer = await send();
    if (answer.status === 0 || answer.status >= 500) this.#unanswered.push(send);
    return answer;
  }
}
