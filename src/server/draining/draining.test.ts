import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Draining } from './draining.server.ts';

const servers: Server[] = [];
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve() {
  const draining = new Draining();
  const waiting: ServerResponse[] = [];
  const streaming: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/kept') return void response.end(Buffer.alloc(20_000_000));
    draining.take(request, response);
    if (request.url === '/at-once') response.end('fine');
    else if (request.url === '/stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
      streaming.push(response);
    } else waiting.push(response);
  });
  servers.push(server);
  draining.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  const ask = (path: string) =>
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1', headers: path === '/stream' ? { Accept: 'text/event-stream' } : {} }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('error', reject).on('end', () => resolve(Object.assign(response, { text })));
      }).on('error', reject);
    });
  return { draining, server, port, ask, waiting, streaming };
}

test('until the server ends, what comes is served and asked to close its connection', async () => {
  const { draining, server, ask } = await serve();
  expect((await ask('/at-once')).headers.connection).toBe('keep-alive');
  const ended = draining.end(server, 400);
  const other = await ask('/at-once');
  expect([other.statusCode, other.text, other.headers.connection]).toEqual([200, 'fine', 'close']);
  await ended;
  await expect(ask('/at-once')).rejects.toThrow('ECONNREFUSED');
});

test('a request under way is answered to its end, however long the server has stopped listening', async () => {
  const { draining, server, ask, waiting } = await serve();
  const answer = ask('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  const ended = draining.end(server, 0);
  await expect.poll(() => ask('/at-once').catch(({ code }) => code)).toBe('ECONNREFUSED');
  waiting[0]?.end('whole');
  expect(await answer).toMatchObject({ statusCode: 200, text: 'whole' });
  await ended;
});

test('what was answered before it was taken is sent to its end', async () => {
  const { draining, server, port } = await serve();
  const reader = connect(port, '127.0.0.1');
  reader.pause().write('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(reader, 'readable');
  const ended = draining.end(server, 0);
  let read = 0;
  for await (const part of reader) read += (part as Buffer).length;
  expect(read).toBeGreaterThan(20_000_000);
  await ended;
});

test('nobody waits for streams, for connections that ask nothing, or longer than the limit for an answer', async () => {
  const { draining, server, port, ask, streaming } = await serve();
  const stream = ask('/stream').catch(() => 'ended');
  await expect.poll(() => streaming.length).toBe(1);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  await ask('/at-once');
  await draining.end(server, 0, 60_000);
  expect(await stream).toBe('ended');
  const other = await serve();
  const late = other.ask('/slow').catch(() => 'cut off');
  await expect.poll(() => other.waiting.length).toBe(1);
  await other.draining.end(other.server, 0, 100);
  expect(await late).toBe('cut off');
});
