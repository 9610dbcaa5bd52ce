import { promises as dns, type LookupAddress } from 'node:dns';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './public-address.ts';

export type FetchFailure = 'bad_url' | 'private_address' | 'too_many_redirects' | 'not_there' | 'no_picture' | 'too_large' | 'too_slow';

export class FetchRefused extends Error {
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

export type Net = {
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowed(address: string): boolean;
  /** Ports that may be asked; '' is that of the protocol. */
  ports: readonly string[];
};

export const publicNet: Net = { resolve: (host) => dns.lookup(host, { all: true }), isAllowed: isPublicAddress, ports: [''] };

const limits = { redirects: 3, milliseconds: 20_000 };

/** At most `maxBytes` into a file; answers the final address. Names are resolved once, redirects judged alike. Rejects with `FetchRefused`. */
export async function fetchPublic(address: string, path: string, maxBytes: number, net: Net = publicNet): Promise<URL> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    let url = urlOf(address);
    for (let hop = 0; ; hop++) {
      const response = await askPublic(url, { net, signal, headers: pictures });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        if (hop === limits.redirects) throw new FetchRefused('too_many_redirects');
        const next = urlOf(headers.location, url);
        if (url.protocol === 'https:' && next.protocol !== 'https:') throw new FetchRefused('bad_url', 'from https to http');
        url = next;
        continue;
      }
      await save(response, path, maxBytes, signal);
      return url;
    }
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(signal.aborted ? 'too_slow' : 'not_there', error instanceof Error ? error.message : String(error));
  }
}

/** Addresses are read as browsers read them: 2130706433, 0x7f.1 and 127.1 are 127.0.0.1. */
function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FetchRefused('bad_url', address.slice(0, 200));
  return url;
}

const pictures = { Accept: 'image/avif,image/webp,image/*', 'Accept-Encoding': 'identity' };

type Asking = { net?: Net; signal: AbortSignal; headers: Readonly<Record<string, string>>; method?: 'GET' | 'POST'; body?: string };

/** Redirects are not followed; rejects with `FetchRefused` where it is none. */
export async function askPublic(url: URL, { net = publicNet, signal, headers, method = 'GET', body = '' }: Asking): Promise<IncomingMessage> {
  if (!net.ports.includes(url.port)) throw new FetchRefused('bad_url', `port ${url.port}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await net.resolve(host);
  const [first] = found;
  if (!first) throw new FetchRefused('not_there', host);
  // A name of which one address is ours is not asked at the others either: it was meant for ours.
  if (!found.every(({ address }) => net.isAllowed(address))) throw new FetchRefused('private_address', host);
  const lookup: LookupFunction = (_, options, done) => (options.all ? done(null, [first]) : done(null, first.address, first.family));
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? https : http)
      .request(url, { method, lookup, headers: { 'User-Agent': 'Foyer', ...headers }, agent: false, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function save(response: IncomingMessage, path: string, maxBytes: number, signal: AbortSignal): Promise<void> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new FetchRefused('not_there', `status ${statusCode}`);
    if (!/^image\//i.test(headers['content-type'] ?? '')) throw new FetchRefused('no_picture', String(headers['content-type'] ?? ''));
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchRefused('too_large');
    let left = maxBytes;
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) => {
        left -= chunk.length;
        if (left < 0) done(new FetchRefused('too_large'));
        else done(null, chunk);
      },
    });
    await pipeline(response, counted, createWriteStream(path), { signal });
  } finally {
    response.destroy();
  }
}
