import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Format } from './formats.ts';

export type Source = {
  /** As it was given, for messages. */
  name: string;
  size: number;
  /** The first bytes: enough to see what it is. */
  head(): Buffer;
  /** `onBytes` is told how many bytes each chunk has. */
  chunks(onBytes?: (count: number) => void): AsyncIterable<Buffer>;
};

/** What a reader throws where nothing of a file can be read; `reason` is a key of the command's texts. */
export class Unreadable extends Error {
  readonly file: string;
  readonly reason:
    | 'notFound'
    | 'isEmpty'
    | 'isHtml'
    | 'noCalendar'
    | 'noHeader'
    | 'badMapping'
    | 'badSheet'
    | 'oldSheet'
    | 'noSheet'
    | 'sheetTooLarge'
    | 'tooManyCells';

  /** What is missing, where that can be named. */
  readonly detail: string;

  constructor(file: string, reason: Unreadable['reason'], detail = '') {
    super(`${file}: ${reason}${detail && ` ${detail}`}`);
    this.detail = detail;
    this.file = file;
    this.reason = reason;
  }
}

const chunkBytes = 256 * 1024;
const headBytes = 64 * 1024;

/** Relative to the folder in which the command was called; throws `Unreadable`. */
export function fileSource(name: string, calledIn = process.env.INIT_CWD): Source {
  const beside = resolve(name);
  const path = !existsSync(beside) && calledIn ? resolve(calledIn, name) : beside;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw new Unreadable(name, 'notFound');
    return {
      name,
      size: stat.size,
      head: () => readHead(path),
      chunks: async function* (onBytes) {
        for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
          onBytes?.(chunk.length);
          yield chunk;
        }
      },
    };
  } catch {
    throw new Unreadable(name, 'notFound');
  }
}

export function contentSource(name: string, bytes: Buffer, chunkSize = chunkBytes): Source {
  return {
    name,
    size: bytes.length,
    head: () => bytes.subarray(0, headBytes),
    chunks: async function* (onBytes) {
      for (let at = 0; at < bytes.length; at += chunkSize) {
        const chunk = bytes.subarray(at, at + chunkSize);
        onBytes?.(chunk.length);
        yield chunk;
      }
    },
  };
}

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(headBytes);
    return buffer.subarray(0, readSync(file, buffer));
  } finally {
    closeSync(file);
  }
}

const byExtension: Partial<Record<string, Format>> = {
  '.jsonld': 'jsonld',
  '.json': 'jsonld',
  '.jsonl': 'jsonld',
  '.ndjson': 'jsonld',
  '.ics': 'ics',
  '.ical': 'ics',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.xlsx': 'xlsx',
  '.xlsm': 'xlsx',
  '.ods': 'ods',
};

/** By name, else by its beginning; throws `Unreadable` for an empty file, a page, or an unreadable spreadsheet. */
export function formatOf(source: Source): Format {
  const head = source.head();
  const packed = packedFormat(head);
  if (packed === 'old') throw new Unreadable(source.name, 'oldSheet');
  if (packed) return packed;
  const start = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (start === '') throw new Unreadable(source.name, 'isEmpty');
  if (/^<(!doctype html|html)\b/i.test(start)) throw new Unreadable(source.name, 'isHtml');
  const named = byExtension[extname(source.name).toLowerCase()];
  if (named === 'xlsx' || named === 'ods') throw new Unreadable(source.name, 'badSheet');
  if (named) return named;
  if (/^[[{]/.test(start)) return 'jsonld';
  return /^BEGIN:VCALENDAR/i.test(start) ? 'ics' : 'csv';
}

/** Spreadsheets are known by their content alone: archives, and what programs wrote before, or write with a password. */
function packedFormat(head: Buffer): 'xlsx' | 'ods' | 'old' | null {
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return 'old';
  if (!head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return null;
  return head.subarray(30, 38).equals(Buffer.from('mimetype')) ? 'ods' : 'xlsx'; // the first file of each that is OpenDocument
}
