import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Sends bytes as they are, which no client would, and answers what comes back until the server ends the connection, or is silent for `patience` milliseconds. */
export async function sendRaw(url: string, text: string, patience = 20_000): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {}); // a connection that is cut off has answered what it has answered
  socket.setTimeout(patience, () => socket.destroy());
  socket.write(text, 'latin1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** The status of an answer to `sendRaw`; null: the connection ended without one. */
export const statusOf = (answer: string): number | null => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || null;

/** A server that speaks as `talk` has it, byte by byte, on a free port of this machine. */
export async function rawServer(talk: (socket: Socket) => void): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
