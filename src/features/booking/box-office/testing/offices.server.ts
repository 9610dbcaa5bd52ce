import { clientOf, startBoxOffice, temporaryFolder } from '../../../../../tests/support/shop/box-office.ts';
import type { BoxOffice } from '../box-office.ts';
import { createJet } from '../jet.server.ts';
import { createPretix } from '../pretix.server.ts';
import { createSimulator } from '../simulator.server.ts';
import { startPretixServer } from './pretix-server.ts';
import { startTotalsGateway } from './totals-gateway.ts';

/** One with plenty of tickets, one with too few of a seat group for `ask`. */
export type Events = { open: string; scarce: { eventId: string; seatGroup: number; saleTypeId: number; ask: number } };

export type Office = {
  office: BoxOffice;
  /** Host of the pages that visitors see. */
  host: string;
  /** Fresh events, with nobody's tickets in carts. */
  begin(): Promise<Events>;
  held(): Promise<number>;
  unknown: string;
  /** A well-formed name of a cart that is not there. */
  staleCart: string;
  stop(): Promise<void>;
};

type Running = Awaited<ReturnType<typeof startSimulator>>;

export async function startSimulator() {
  const { dataDir, remove } = await temporaryFolder();
  const running = await startBoxOffice({ dataDir, quiet: true });
  const stop = () => running.stop().then(remove);
  return { url: running.url, token: running.token, client: clientOf(running), stop };
}

let lastEvent = 7000;

async function simulatorOffice(client: (simulator: Running) => BoxOffice, more: (() => Promise<void>)[] = [], simulator?: Running): Promise<Office> {
  const running = simulator ?? (await startSimulator());
  let events: number[] = [];
  const free = async () => {
    const all = await Promise.all(events.map((id) => running.client.free(id)));
    return all.reduce((sum: number, one) => sum + (one ?? 0), 0);
  };
  let freeBefore = 0;
  return {
    office: client(running),
    host: new URL(running.url).host,
    unknown: '999999',
    staleCart: 'AAAAAAAAAAAAAAAAAAAAAA',
    held: async () => freeBefore - (await free()),
    begin: async () => {
      const [open, scarce] = [lastEvent + 1, lastEvent + 2];
      lastEvent += 2;
      events = [open, scarce];
      await running.client.putEvent(open, { hall: 'kammersaal' });
      await running.client.putEvent(scarce, { hall: 'studio', sold: 0.98 });
      freeBefore = await free();
      const left = (await running.client.free(scarce)) ?? 0;
      return { open: String(open), scarce: { eventId: String(scarce), seatGroup: 1, saleTypeId: 1, ask: left + 1 } };
    },
    stop: async () => {
      for (const each of more) await each();
      await running.stop();
    },
  };
}

async function totalsOffice(readsCarts: boolean): Promise<Office> {
  const simulator = await startSimulator();
  const gateway = await startTotalsGateway(simulator.url);
  const capabilities = { quantities: 'total', readsCarts } as const;
  return simulatorOffice(() => createJet({ url: gateway.url, publicUrl: simulator.url, capabilities }), [gateway.stop], simulator);
}

async function pretixOffice(): Promise<Office> {
  const server = await startPretixServer();
  const office = createPretix({ url: server.url, token: server.token, now: () => new Date('2026-11-21T12:00:00Z') });
  return {
    office,
    host: new URL(server.url).host,
    unknown: 'ostkai/nirgends',
    staleCart: 'ostkai/lieder:0123456789abcdef@api',
    held: async () => server.held(),
    begin: async () => {
      server.reset();
      return { open: 'ostkai/lieder', scarce: { eventId: 'ostkai/lieder', seatGroup: 52, saleTypeId: 52, ask: 3 } };
    },
    stop: server.stop,
  };
}

/** Every implementation, by the name of its row in the contract tests. */
export const offices: Readonly<Record<string, () => Promise<Office>>> = {
  simulator: () => simulatorOffice(({ url }) => createSimulator({ url })),
  jet: () => simulatorOffice(({ url }) => createJet({ url })),
  'jet with totals, remembered': () => totalsOffice(false),
  'jet with totals, read': () => totalsOffice(true),
  pretix: pretixOffice,
};
