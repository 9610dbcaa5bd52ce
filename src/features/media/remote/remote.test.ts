import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDataDir } from '../build.ts';
import { fetchPublic, type Net } from './fetch-public.server.ts';
import { isPublicAddress } from './public-address.ts';

async function elsewhere(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const asked: string[] = [];
  server.on('request', ({ headers }) => asked.push(headers.host ?? ''));
  const net: Net = {
    resolve: async (host) => [{ address: { 'bilder.example': '127.0.0.1', 'innen.example': '127.0.0.2' }[host] ?? '127.0.0.3', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1',
    ports: [String(port)],
  };
  const path = join(await temporaryDataDir(), 'picture');
  const take = (address: string, changed: Partial<Net> = {}, most = 1_000) =>
    fetchPublic(address.replace('PORT', String(port)), path, most, { ...net, ...changed }).then(
      (url) => url.pathname,
      (error) => error.reason ?? error,
    );
  return { take, port, path, asked };
}

const picture: RequestListener = (_, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('a picture');

test('what is public is fetched, from the address that was found', async () => {
  const { take, path } = await elsewhere(picture);
  expect(await take('http://bilder.example:PORT/a%20b.png')).toBe('/a%20b.png');
  expect(await readFile(path, 'utf8')).toBe('a picture');
});

describe('nothing within the house is asked', () => {
  test.each([
    'http://innen.example:PORT/',
    'http://127.0.0.2:PORT/',
    'http://127.2:PORT/',
    'http://2130706434:PORT/',
    'http://0x7f000002:PORT/',
    'http://0177.0.0.2:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.2]:PORT/',
    'http://localhost:PORT/',
  ])('%s', async (address) => {
    const { take, asked } = await elsewhere(picture);
    expect(await take(address)).toBe('private_address');
    expect(asked).toEqual([]);
  });

  test('nor by a redirect', async () => {
    const { take, asked } = await elsewhere(({ headers }, response) =>
      response.writeHead(302, { Location: `http://innen.example:${headers.host?.split(':')[1]}/` }).end(),
    );
    expect(await take('http://bilder.example:PORT/')).toBe('private_address');
    expect(asked.length).toBe(1);
  });

  test('nor by a name that changes its mind: it is resolved once, and that is where the connection goes', async () => {
    const { take, asked } = await elsewhere(picture);
    const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
    let count = 0;
    const resolve = async () => [{ address: answers[count++] ?? '', family: 4 }];
    expect(await take('http://wechselnd.example:PORT/', { resolve })).toBe('/');
    expect([count, asked.length]).toEqual([1, 1]);
  });

  test('nor by a name that has an address of ours beside one of theirs', async () => {
    const { take, asked } = await elsewhere(picture);
    const resolve = async () => ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    expect(await take('http://beides.example:PORT/', { resolve })).toBe('private_address');
    expect(asked).toEqual([]);
  });
});

describe('what is not taken', () => {
  test.each([
    ['bad_url', 'file:///etc/passwd'],
    ['bad_url', 'ftp://bilder.example/a.png'],
    ['bad_url', 'data:image/png;base64,AAAA'],
    ['bad_url', 'http://user:secret@bilder.example:PORT/'],
    ['bad_url', 'http://bilder.example:22/'],
    ['bad_url', 'no address'],
  ])('%s: %s', async (reason, address) => {
    const { take, asked } = await elsewhere(picture);
    expect(await take(address)).toBe(reason);
    expect(asked).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['not_there', (_, response) => response.writeHead(404).end()],
    ['no_picture', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['too_large', (_, response) => response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 2_000 }).end('x'.repeat(2_000))],
    ['too_large', (_, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('x'.repeat(2_000))],
    ['too_many_redirects', (_, response) => response.writeHead(301, { Location: '/again' }).end()],
    ['bad_url', (_, response) => response.writeHead(301, { Location: 'file:///etc/passwd' }).end()],
    ['not_there', (request) => request.socket.destroy()],
  ])('%s', async (reason, listener) => {
    const { take } = await elsewhere(listener);
    expect(await take('http://bilder.example:PORT/')).toBe(reason);
  });
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.2.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', '100::1', '3fff::1', 'x', ''],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
