import { extname } from 'node:path';
import { type ImportRecord, type Reading, readingOf } from '../import-record.ts';
import { limits } from '../limits.ts';
import { encodingNames, legacyText } from '../source/legacy-encoding.ts';
import { bytesAsText, linesOf, utf8Of } from '../source/lines.server.ts';
import type { Source } from '../source/source.server.ts';
import { draftOf, furtherPlaces, unreadPrices } from './draft.ts';
import { type EventNode, eventNodes } from './event-nodes.ts';
import { fields, fieldsOf } from './fields.ts';
import type { Node } from './nodes.ts';
import { collectNodes, unknownReferences, withReferences } from './references.ts';
import { salvage } from './salvage.ts';
import { BadSchedule, datesOf } from './schedule.ts';
import { type JsonPiece, splitJson } from './split-json.server.ts';

/** An array, `@graph`, an object, or one per line; broken pieces are problems of their line. A second language of an `@id` joins the first. */
export async function* readJsonld(source: Source, onBytes?: (count: number) => void): AsyncGenerator<Reading> {
  const nodes = new Map<string, Node>();
  const texts = await textsOfOthers(source, nodes);
  const lines = new Map<string, number>();
  let isEncodingReported = false;
  let isMadeReported = false;
  for await (const reading of readingsIn(source, nodes, onBytes)) {
    if ('note' in reading && reading.note.code === 'guessed_encoding') {
      if (!isEncodingReported) yield reading;
      isEncodingReported = true;
      continue;
    }
    if (!isMadeReported && 'record' in reading && reading.record.identifier.startsWith('made/')) {
      yield { line: reading.line, note: { code: 'made_identifier' } };
      isMadeReported = true;
    }
    const others = 'record' in reading ? texts.get(reading.record.identifier) : undefined;
    if (!('record' in reading) || !others) yield reading;
    else {
      const { identifier } = reading.record;
      const first = lines.get(identifier);
      lines.set(identifier, first ?? reading.line);
      if (first === undefined) yield { ...reading, record: withOthers(reading.record, others) };
      else if (others.lines.includes(reading.line)) yield { line: reading.line, note: { code: 'other_language', detail: String(first) } };
      else yield reading;
    }
  }
}

type Others = { lines: number[]; title: ImportRecord['title']; subtitle: ImportRecord['subtitle']; description: ImportRecord['description'] };

/** What later nodes of an event say in another language than its first, at the same time; remembers `nodes` that events refer to. */
async function textsOfOthers(source: Source, nodes: Map<string, Node>): Promise<Map<string, Others>> {
  const first = new Map<string, string>();
  const others = new Map<string, Others>();
  for await (const reading of readingsIn(source, nodes)) {
    if (!('record' in reading)) continue;
    const { identifier, language, date_start, title, subtitle, description } = reading.record;
    const known = first.get(identifier);
    if (known === undefined) first.set(identifier, `${language} ${date_start}`);
    else if (known !== `${language} ${date_start}` && known.slice(3) === date_start && !others.has(identifier))
      others.set(identifier, { lines: [reading.line], title, subtitle, description });
  }
  return others;
}

const withOthers = (record: ImportRecord, { title, subtitle, description }: Others): ImportRecord => ({
  ...record,
  title: { ...title, ...record.title },
  ...((subtitle ?? record.subtitle) && { subtitle: { ...subtitle, ...record.subtitle } }),
  ...((description ?? record.description) && { description: { ...description, ...record.description } }),
});

async function* readingsIn(source: Source, nodes: Map<string, Node>, onBytes?: (count: number) => void): AsyncGenerator<Reading> {
  const chunks = source.chunks(onBytes);
  for await (const piece of isLinewise(source) ? splitLines(chunks) : splitJson(chunks)) {
    if ('problem' in piece) {
      const { broken, ...problem } = piece;
      yield problem;
      if (broken) yield* salvaged(piece.line, broken, nodes);
    } else {
      if (piece.encoding) yield { line: piece.line, note: { code: 'guessed_encoding', detail: encodingNames[piece.encoding] } };
      yield* readingsOf(piece, nodes);
    }
  }
}

/** What is whole in a value that is broken, so that it costs no more than the event in which the fault is. */
function* salvaged(line: number, broken: string, nodes: Map<string, Node>): Generator<Reading> {
  for (const { at, text } of salvage(broken)) yield* readingsOf({ line: line + newlinesIn(broken.slice(0, at)), text }, nodes);
}

const newlinesIn = (text: string): number => text.split('\n').length - 1;

function* readingsOf({ line, text }: { line: number; text: string }, nodes: Map<string, Node>): Generator<Reading> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield { line, problem: { code: 'bad_json' } };
    yield* salvaged(line, text, nodes);
    return;
  }
  collectNodes(value, nodes);
  for (const event of eventNodes(value)) {
    if (event === null) yield { line, problem: { code: 'not_an_event', field: '@type' } };
    else yield* datesIn(line, withReferences(event, nodes));
  }
}

function datesIn(line: number, event: EventNode): Reading[] {
  try {
    const readings = datesOf(event).map((date) => readingOf(line, draftOf(date), fieldsOf(date.node)));
    const further = furtherPlaces(event);
    const foreign = unreadPrices(event);
    const unknown = unknownReferences(event);
    return [
      ...readings,
      ...(further.length > 0 ? [{ line, note: { code: 'further_places' as const, field: fields.place, detail: further.join(', ') } }] : []),
      ...(foreign.length > 0 ? [{ line, note: { code: 'no_fixed_price' as const, field: fields.prices, detail: foreign.join(', ') } }] : []),
      ...unknown.map(({ field, id }) => ({ line, note: { code: 'unknown_reference' as const, field, detail: id } })),
    ];
  } catch (error) {
    if (error instanceof BadSchedule) return [{ line, problem: { code: 'bad_schedule', field: 'eventSchedule' } }];
    throw error;
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
        yield text === null ? { line, ...legacyText(Buffer.from(bytes, 'latin1')) } : { line, text };
      }
    }
  }
}
