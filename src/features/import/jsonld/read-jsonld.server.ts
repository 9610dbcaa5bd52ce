import { extname } from 'node:path';
import { type Reading, readingOf } from '../import-record.ts';
import { limits } from '../limits.ts';
import { bytesAsText, linesOf, utf8Of } from '../source/lines.server.ts';
import type { Source } from '../source/source.server.ts';
import { draftOf, fields } from './draft.ts';
import { eventNodes } from './event-nodes.ts';
import { salvage } from './salvage.ts';
import { type JsonPiece, splitJson } from './split-json.server.ts';

/**
 * Reads schema.org events: a JSON array, an object with `@graph`, one object, or one object per line.
 * A piece that is no JSON is a problem of the line on which it begins; what follows it is read.
 */
export async function* readJsonld(source: Source, onBytes?: (count: number) => void): AsyncGenerator<Reading> {
  const chunks = source.chunks(onBytes);
  for await (const piece of isLinewise(source) ? splitLines(chunks) : splitJson(chunks)) {
    if ('problem' in piece) {
      const { broken, ...problem } = piece;
      yield problem;
      if (broken) yield* salvaged(piece.line, broken);
    } else yield* readingsOf(piece);
  }
}

/** What is whole in a value that is broken, so that it costs no more than the event in which the fault is. */
function* salvaged(line: number, broken: string): Generator<Reading> {
  for (const { at, text } of salvage(broken)) yield* readingsOf({ line: line + newlinesIn(broken.slice(0, at)), text });
}

const newlinesIn = (text: string): number => text.split('\n').length - 1;

function* readingsOf({ line, text }: { line: number; text: string }): Generator<Reading> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield { line, problem: { code: 'bad_json' } };
    yield* salvaged(line, text);
    return;
  }
  for (const event of eventNodes(value)) {
    if (event === null) yield { line, problem: { code: 'not_an_event', field: '@type' } };
    else yield readingOf(line, draftOf(event), fields);
  }
}

/** Whether each line is an object of its own, by the file's name or because its first line is one. */
function isLinewise(source: Source): boolean {
  if (/^\.(jsonl|ndjson)$/i.test(extname(source.name))) return true;
  const [first = '', second] = source
    .head()
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
    .split('\n', 2);
  if (second === undefined || !first.startsWith('{')) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPiece> {
  for await (const lines of linesOf(bytesAsText(chunks), limits.recordBytes)) {
    for (const { number: line, text: bytes } of lines) {
      if (bytes === null) yield { line, problem: { code: 'too_big' } };
      else if (bytes.trim() !== '') {
        const text = utf8Of(bytes);
        yield text === null ? { line, problem: { code: 'not_utf8' } } : { line, text };
      }
    }
  }
}
