import { inflateSync } from 'node:zlib';

/** Bytes that the object streams of one document may unpack to: beyond that they stay closed. */
const maxUnpacked = 32_000_000;

/** Objects since PDF 1.5 may lie packed in streams: `from` to `to` in the file; `objects` says where each begins and ends in `body`. */
export type ObjectStream = { from: number; to: number; body: Buffer; objects: Map<string, [start: number, end: number]> };

/** Where the bytes of a stream are whose dictionary holds the place `index`, and that dictionary; null where there is no stream. */
export function streamAt(text: string, index: number): { from: number; to: number; dictionary: string } | null {
  const begin = text.lastIndexOf('obj', index);
  const start = /stream\r?\n/.exec(text.slice(index, index + 2_048));
  if (begin < 0 || !start) return null;
  const from = index + start.index + start[0].length;
  const to = text.indexOf('endstream', from);
  return to < 0 ? null : { from, to: from + text.slice(from, to).replace(/\r?\n$/, '').length, dictionary: text.slice(begin, from) };
}

/** All of them; `closed` where one could not be unpacked: packed otherwise, or a bomb. */
export function objectStreams(bytes: Buffer, text: string): { streams: ObjectStream[]; closed: boolean } {
  const streams: ObjectStream[] = [];
  let left = maxUnpacked;
  let closed = false;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const place = streamAt(text, index);
    if (!place || left <= 0) {
      closed = true;
      continue;
    }
    try {
      const body = inflateSync(bytes.subarray(place.from, place.to), { maxOutputLength: left });
      left -= body.length;
      streams.push({ from: place.from, to: place.to, body, objects: objectsOf(body, place.dictionary) });
    } catch {
      left -= 1_000_000;
      closed = true;
    }
  }
  return { streams, closed };
}

/** A stream begins with pairs of numbers: an object's, and where it begins behind `First`. */
function objectsOf(body: Buffer, dictionary: string): ObjectStream['objects'] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = (body.toString('latin1', 0, first).match(/\d+/g) ?? []).map(Number);
  const starts = numbers.flatMap((number, index) => (index % 2 === 1 ? [first + number] : []));
  return new Map(starts.map((start, index) => [`${numbers[index * 2]} 0`, [start, starts[index + 1] ?? body.length]]));
}
