import { clientOf, temporaryFolder } from '../../../box-office/testing/client.ts';
import { startBoxOffice } from '../../../box-office/testing/start.ts';
import { Services } from '../../../src/api/service.server.ts';
import type { Database } from '../../../src/db/database.server.ts';
import type { BoxOffice } from '../../../src/features/booking/box-office/box-office.ts';
import { createSimulator } from '../../../src/features/booking/box-office/simulator.server.ts';
import type { AdditionQueue } from '../../../src/features/booking/cart/queue/addition-queue.ts';
import { openShop, shopService } from '../../../src/features/booking/index.server.ts';
import { insertEvent } from '../../../src/features/programme/build.ts';
import { type TestApp, testApp } from '../app.ts';
import { atEndOfFile } from '../run/end-of-file.ts';

type SiteOptions = { now?: () => Date; services?: Services; connection?: (url: string) => Promise<Database> };

/** How long the box office may take before a test gives up on it, in milliseconds. */
const patience = 700;

/** The simulator is a process of its own; `open` begins anew with another client, hosts, database or clock. */
export async function testShop({ now = () => new Date(), services = new Services(), connection }: SiteOptions = {}) {
  const { dataDir, remove } = await temporaryFolder();
  const running = await startBoxOffice({ dataDir, quiet: true });
  const boxOffice = clientOf(running);
  const site = await testApp({ now, services, ...(connection && { connection }) });
  const reported: Error[] = [];
  const open = (given: { office?: BoxOffice | null; hosts?: string[]; db?: Database; now?: () => Date; queue?: AdditionQueue } = {}) => {
    const office = given.office === undefined ? createSimulator({ url: running.url, timeoutMs: patience }) : given.office;
    const shop = openShop({ db: site.db, now, secret: 'a secret of tests', report: (problem) => reported.push(problem), url: running.url, ...given, office });
    services.provide(shopService, shop);
    return shop;
  };
  open();
  atEndOfFile(async () => {
    await running.stop();
    await remove();
  });
  return { site, running, boxOffice, reported, open, services, event: eventMaker(site, boxOffice) };
}

/** Answers its id here and its number there. */
function eventMaker({ db }: TestApp, boxOffice: ReturnType<typeof clientOf>) {
  let last = 500;
  return async (there: object = {}, here: Parameters<typeof insertEvent>[1] = {}) => {
    const idJet = ++last;
    await boxOffice.putEvent(idJet, there);
    const date_start = new Date(Date.now() + 30 * 24 * 3_600_000);
    const id = await insertEvent(db, { id_jet: String(idJet), ticket_url: `/webshop/event/${idJet}`, date_start, ...here });
    return { id, idJet };
  };
}

/** Seats of the hall that an event has unless said otherwise: the Kammersaal, wheelchair places aside. */
export const hall = 430 - 4;

export const orderOf = (idJet: number, more: object = {}) => ({ event_jet_id: String(idJet), quantities: [2], sale_type_ids: [1], seat_group: 1, ...more });

type SetCookie = { value: string; maxAge: number; expires: Date; text: string };

/** A browser that keeps what it is given, for calls of the API. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #site: TestApp;
  set = new Map<string, SetCookie>();

  readonly #env: object | undefined;

  /** Without an address it is not known where it comes from. */
  constructor(site: TestApp, address?: string) {
    this.#site = site;
    this.#env = address === undefined ? undefined : { incoming: { socket: { remoteAddress: address } } };
    for (const pair of site.csrf.Cookie.split('; ')) this.#keep(pair);
  }

  cookie = (name: string): string | undefined => this.#cookies.get(name);
  setCookie = (name: string, value: string): unknown => this.#cookies.set(name, value);

  /** Takes a token against forged requests of its own; before, all of a file have the same. */
  async takeToken(): Promise<this> {
    this.#cookies.clear();
    await this.get('/api/csrf-token/');
    return this;
  }

  get = (path: string): Promise<Response> => this.#send(path, {});

  post = (path: string, body?: unknown): Promise<Response> =>
    this.#send(path, {
      method: 'POST',
      headers: { 'X-CSRFToken': this.#cookies.get('csrftoken') ?? '' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async #send(path: string, request: RequestInit): Promise<Response> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#site.app.request(path, { ...request, headers: { ...request.headers, Cookie: cookies } }, this.#env);
    this.set = new Map();
    for (const text of response.headers.getSetCookie()) this.#keep(text);
    return response;
  }

  #keep(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    const attribute = (key: string) => attributes.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
    const maxAge = Number(attribute('Max-Age') ?? Number.POSITIVE_INFINITY);
    this.set.set(name, { value: decodeURIComponent(value), maxAge, expires: new Date(attribute('Expires') ?? 0), text });
    if (maxAge > 0) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}

export const failure = async (answer: Promise<Response>) => {
  const response = await answer;
  const { code, message } = await response.json();
  return [response.status, code, message];
};
