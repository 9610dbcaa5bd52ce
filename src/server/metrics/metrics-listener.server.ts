import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** At an address that no visitor reaches, as nobody signs in there; resolves when it listens. */
export async function listenForMetrics(registry: Registry, { host, port }: { host: string; port: number }): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Figures are at /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) }; // a string only of a socket's file
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
