import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explainListening, explainReach } from './listening.server.ts';

const failure = (port: number, host: string) =>
  new Promise<Error>((resolve, reject) => {
    const server = createServer().on('error', resolve);
    server.listen(port, host, () => server.close(() => reject(new Error(`It listens on ${host}:${port}.`))));
  });

test.each([
  ['203.0.113.7', 'HOST=203.0.113.7 is no address of this machine.'],
  ['ostkai.invalid', 'HOST=ostkai.invalid cannot be resolved: it is the address to listen on'],
])('HOST=%s is explained', async (host, words) => {
  expect(explainListening(await failure(0, host), { host, port: 0 })).toContain(words);
});

test('a port that is taken, and one that is not for this account', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))); // it listens on TCP
  expect(explainListening(await failure(port, '127.0.0.1'), { host: '127.0.0.1', port })).toContain(`Port ${port} is already in use.`);
  await new Promise((resolve) => other.close(resolve));
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' }); // which root never sees
  expect(explainListening(refused, { host: '127.0.0.1', port: 80 })).toContain('ports below 1024 are for root');
});

const here = 'http://localhost:3000';
const there = 'https://ostkai.example';
test.each([
  ['this machine alone', { host: '127.0.0.1', baseUrl: here, boxOfficeUrl: 'http://127.0.0.1:3100' }, []],
  ['others, without BASE_URL', { host: '0.0.0.0', baseUrl: here }, [/forms are refused: it takes itself for http:\/\/localhost:3000\. Set BASE_URL/]],
  ['a proxy, and a box office of this machine', { host: '127.0.0.1', baseUrl: there, boxOfficeUrl: 'http://127.0.0.1:3100' }, [/Set BOX_OFFICE_PUBLIC_URL/]],
  ['a proxy before both', { host: '127.0.0.1', baseUrl: there, boxOfficeUrl: 'https://karten.ostkai.example' }, []],
])('reached by %s', (_, config, lines) => {
  expect(explainReach({ boxOfficeUrl: undefined, ...config })).toEqual(lines.map((line) => expect.stringMatching(line)));
});
