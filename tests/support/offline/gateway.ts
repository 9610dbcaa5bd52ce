import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownSite } from '../own-site.ts';

/** It can be ended and begun again at its address; `worker` is answered in the place of `/sw.js`. */
export async function openGateway() {
  const site = new URL(ownSite().url);
  let worker = (script: string): string => script;
  let port = 0;
  const begin = async () => {
    const server = createServer((request, response) => {
      const headers = { ...request.headers, host: site.host, 'accept-encoding': 'identity' };
      const asked = ask({ host: site.hostname, port: site.port, path: request.url, method: request.method, headers }, (answer) => {
        if (request.url !== '/sw.js') {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { etag: _, 'content-length': __, ...rest } = answer.headers;
          response.writeHead(200, rest).end(worker(Buffer.concat(chunks).toString()));
        });
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo); // of a server that listens on a port
    return server;
  };
  let server = await begin();
  const end = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    url: `http://localhost:${port}`,
    end,
    begin: async () => {
      server = await begin();
    },
    setWorker: (next: typeof worker) => {
      worker = next;
    },
  };
}
