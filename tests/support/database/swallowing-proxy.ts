import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** While frozen it passes nothing on and breaks no connection, as a stopped server. */
export async function swallowingProxy(url: string) {
  const target = new pg.Client({ connectionString: url });
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = target.host.startsWith('/') ? connect(`${target.host}/.s.PGSQL.${target.port}`) : connect(target.port, target.host);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => !isFrozen && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    config: {
      host: '127.0.0.1',
      port: typeof address === 'object' && address ? address.port : 0,
      user: target.user ?? '',
      password: target.password ?? '',
      database: target.database ?? '',
    },
    freeze: (frozen: boolean) => {
      isFrozen = frozen;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
