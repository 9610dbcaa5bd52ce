import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '#api/http/encoding.server.ts';
import { etagOf, isKnown } from '#api/http/etag.server.ts';
import type { RecordedReads } from '#db/recorded-reads.server.ts';
import { minCompressedBytes } from './limits.ts';

type Bytes = Buffer<ArrayBuffer>;
export type Encoding = 'identity' | 'gzip' | 'br';

/** Headers as node:http takes them: name, value, name, value. */
export type Variant = { body: Bytes; headers: readonly string[] };

export class Entry {
  readonly key: string;
  readonly etag: string;
  readonly dependencies: RecordedReads;
  /** Milliseconds. */
  readonly madeAt: number;
  readonly staleAt: number;
  purgedAt: number | null = null;
  /** For the choice of what is given up (PageCache). */
  uses = 0;
  readonly variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  readonly notModified: readonly string[];
  readonly #headers: readonly string[];
  readonly #compressing: Partial<Record<Encoding, Promise<void>>> = {};

  constructor(given: { key: string; body: Bytes; headers: readonly string[]; dependencies: RecordedReads; madeAt: number; staleAt: number }) {
    const isCompressible = given.body.length >= minCompressedBytes;
    this.key = ownText(given.key);
    this.etag = etagOf(given.body);
    this.dependencies = given.dependencies;
    this.madeAt = given.madeAt;
    this.staleAt = given.staleAt;
    this.#headers = [...given.headers.map(internWord), 'ETag', this.etag, ...(isCompressible ? ['Vary', 'Accept-Encoding'] : [])];
    this.variants = { identity: this.#variant(given.body) };
    // Without those of a body that is not sent (RFC 9110 §15.4.5).
    this.notModified = pairs(this.#headers).flatMap(([name, value]) => (/^content-(type|disposition|language)$/i.test(name) ? [] : [name, value]));
  }

  /** Without what depends on the encoding. */
  get headers(): readonly string[] {
    return this.#headers;
  }

  /** Null: it has yet to be compressed for whoever accepts these encodings. */
  readyFor(accepted: string | undefined): Variant | null {
    return this.variants[this.#encodingFor(accepted)] ?? null;
  }

  async variantFor(accepted: string | undefined, onDone: () => void): Promise<Variant> {
    const encoding = this.#encodingFor(accepted);
    if (encoding !== 'identity') await this.compress(encoding, onDone);
    return this.variants[encoding] ?? this.variants.identity;
  }

  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch !== undefined && (ifNoneMatch === this.etag || isKnown(ifNoneMatch, this.etag));
  }

  /** In memory, without what it shares with others. */
  get bytes(): number {
    const bodies = Object.values(this.variants).reduce((sum, { body }) => sum + body.length, 0);
    return bodies + this.key.length + this.#headers.length * 8 * 5 + objectBytes + this.dependencies.bytes;
  }

  /** On another thread, once. */
  compress(encoding: 'gzip' | 'br', onDone: () => void): Promise<void> {
    const { body } = this.variants.identity;
    if (body.length < minCompressedBytes) return Promise.resolve();
    this.#compressing[encoding] ??= (encoding === 'br' ? shrink(body) : deflate(body)).then((smaller) => {
      this.variants[encoding] = this.#variant(exactCopy(smaller), encoding);
      onDone();
    });
    return this.#compressing[encoding];
  }

  #encodingFor(accepted: string | undefined): Encoding {
    return (this.variants.identity.body.length >= minCompressedBytes && preferred(accepted)) || 'identity';
  }

  #variant(body: Bytes, encoding?: 'gzip' | 'br'): Variant {
    return { body, headers: [...this.#headers, ...(encoding ? ['Content-Encoding', encoding] : []), 'Content-Length', String(body.length)] };
  }
}

/** Of an entry with its variants, heads and places in the maps of the cache, as measured in the heap (docs/decisions/0099). */
const objectBytes = 4_000;

/** What zlib and Response give is cut from a buffer of up to 16 kB, which would stay alive as a whole. */
export function exactCopy(bytes: Uint8Array): Bytes {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** A text of its own: one cut from an address keeps all of that alive, and an address has up to 16 kB. */
const ownText = (text: string): string => Buffer.from(text).toString();

const deflate = (body: Bytes): Promise<Bytes> => promisify(gzip)(body, { level: 5 }) as Promise<Bytes>; // zlib makes no shared memory
/** A window of twice the body at most: of that of 4 MB the process spends more on the memory than on the compressing (docs/decisions/0179). */
const shrink = (body: Bytes): Promise<Bytes> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
    },
  }) as Promise<Bytes>;

export const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));

/** Heads of answers say the same few things, most of them at length: each is held once. */
const words = new Map<string, string>();
const maxWords = 2_000;
function internWord(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  if (words.size < maxWords) words.set(word, word);
  return word;
}

/** Browsers send the same few headers: each is read once. */
const known = new Map<string, 'br' | 'gzip' | null>();
function preferred(accepted = ''): 'br' | 'gzip' | null {
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const encoding = negotiate(accepted);
  if (known.size < 200) known.set(accepted, encoding);
  return encoding;
}
