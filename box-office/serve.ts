import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { BoxOffice } from './box-office.ts';
import { now } from './clock.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './store/store.ts';
import { storedToken } from './token.ts';

/** Prints its address, by which a starter knows that it is ready. */
export async function serve(addToCart: BoxOffice['addToCart'], prepare: (store: Store) => void = () => {}): Promise<void> {
  const settings = readSettings(process.env);
  const store = openStore(settings.dataDir);
  prepare(store);
  const token = tokenOf(settings);
  let publicUrl = settings.publicUrl ?? '';
  const office: BoxOffice = {
    store,
    settings,
    now: () => now(store),
    publicUrl: () => publicUrl,
    addToCart,
  };
  const server = createServer(getRequestListener(createApp(office, token).fetch));
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const address = addressOf(settings.host, server.address());
  publicUrl ||= address;
  process.stdout.write(`Box office: ${address}\n`);

  const stop = () => {
    server.close(() => {
      store.close();
      process.exit();
    });
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop); // a starter with an IPC channel has gone
}

function tokenOf({ token, dataDir }: Settings): string {
  if (token) return token;
  const stored = storedToken(dataDir);
  process.stdout.write(`Admin token: in ${stored.file}\n`);
  return stored.token;
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' ? address?.port : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
