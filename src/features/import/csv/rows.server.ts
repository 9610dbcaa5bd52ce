import { parse } from 'csv-parse/sync';
import { limits } from '../limits.ts';
import type { Problem } from '../record/problem.ts';
import { encodingNames, type LegacyEncoding, legacyEncodingOf } from '../source/legacy-encoding.ts';
import { type Line, linesOf } from '../source/lines.server.ts';
import type { Source } from '../source/source.server.ts';

export type Row = { line: number; cells: string[] } | { line: number; problem: Problem } | { line: number; note: Problem };

/** Quoted cells may hold line breaks; a row whose quotes do not fit is a problem, and reading goes on with the next line. */
export async function* rowsOf(source: Source, chosen: Chosen = {}, onBytes?: (count: number) => void): AsyncGenerator<Row> {
  const assembler = new Assembler(chosen.delimiter ?? null);
  const encoding = chosen.encoding ?? (await encodingOf(source));
  if (!chosen.encoding && encoding !== 'utf-8') yield { line: 1, note: { code: 'guessed_encoding', detail: encodingNames[encoding] } };
  const text = decoded(source.chunks(onBytes), encoding);
  for await (const lines of linesOf(text, limits.recordBytes)) yield* assembler.feed(lines);
  yield* assembler.end();
}

type Chosen = { readonly delimiter?: Delimiter | null; readonly encoding?: 'utf-8' | LegacyEncoding | null };

class Assembler {
  private delimiter: Delimiter | null;
  private width = 0;
  private row: Line[] = [];
  private quotes = 0;
  private size = 0;

  constructor(delimiter: Delimiter | null) {
    this.delimiter = delimiter;
  }

  *feed(lines: Line[]): Generator<Row> {
    const ahead = lines.toReversed();
    for (let line = ahead.pop(); line; line = ahead.pop()) {
      const result = this.take(line);
      if (result === 'misfit') {
        const [first, ...rest] = [...this.row, ...(line.text === null ? [line] : [])];
        ahead.push(...rest.toReversed());
        yield { line: first?.number ?? 0, problem: { code: 'bad_csv' } };
        this.begin();
      } else if (result) yield result;
    }
  }

  /** A quote that is still open at the end was never closed. */
  *end(): Generator<Row> {
    while (this.row.length > 0) {
      const [first, ...rest] = this.row;
      yield { line: first?.number ?? 0, problem: { code: 'bad_csv' } };
      this.begin();
      yield* this.feed(rest);
    }
  }

  private take(line: Line): Row | 'misfit' | null {
    if (line.text === null) return this.row.length > 0 ? 'misfit' : { line: line.number, problem: { code: 'too_big' } };
    if (this.row.length === 0 && (line.text.trim() === '' || this.isSeparatorLine(line.text))) return null;
    this.row.push(line);
    this.size += line.text.length;
    for (let at = line.text.indexOf('"'); at !== -1; at = line.text.indexOf('"', at + 1)) this.quotes += 1;
    const isOpen = this.quotes % 2 === 1;
    if (isOpen && this.row.length < limits.csvLines && this.size < limits.recordBytes) return null;
    const cells = isOpen ? null : this.cells();
    if (cells === null || (this.row.length > 1 && this.width > 0 && !this.isOneRow(cells.length))) return 'misfit';
    if (this.width === 0 && cells.length > 1) this.width = cells.length;
    const row = { line: this.row[0]?.number ?? 0, cells };
    this.begin();
    return row;
  }

  /** Whether several lines are one row of so many cells: as many as the header has, or fewer, where none of the further lines could be a row. */
  private isOneRow(count: number): boolean {
    if (count >= this.width) return count === this.width;
    return this.row.slice(1).every(({ text }) => text === null || text.split(this.delimiter ?? '').length < count);
  }

  private cells(): string[] | null {
    const text = this.row.map((line) => line.text).join('\n');
    const delimiter = this.delimiter ?? delimiterOf(text);
    if (text.includes(delimiter)) this.delimiter = delimiter; // a caption above the header has none
    try {
      const [cells = []] = parse(text, { delimiter, relax_column_count: true });
      return cells;
    } catch {
      return null; // quotes where none may be
    }
  }

  private begin(): void {
    this.row = [];
    this.quotes = 0;
    this.size = 0;
  }

  /** 'sep=;', which spreadsheets write above the header. */
  private isSeparatorLine(text: string): boolean {
    const [, delimiter] = /^sep=([;,\t])$/i.exec(text) ?? [];
    if (this.width > 0 || !isDelimiter(delimiter)) return false;
    this.delimiter ??= delimiter;
    return true;
  }
}

const delimiters = [';', ',', '\t'] as const;
type Delimiter = (typeof delimiters)[number];
const isDelimiter = (text: string | undefined): text is Delimiter => delimiters.some((delimiter) => delimiter === text);

/** Whichever stands most often between the cells of the header. */
function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

/** What is UTF-8 from end to end is; anything else is what spreadsheets write on Windows or on a Mac, by its first lines with umlauts. */
async function encodingOf(source: Source): Promise<'utf-8' | LegacyEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const foreign: Buffer[] = [];
  let isUtf8 = true;
  for await (const chunk of source.chunks()) {
    try {
      if (isUtf8) decoder.decode(chunk, { stream: true });
    } catch {
      isUtf8 = false;
    }
    if (!isUtf8 && foreign.length < 4) foreign.push(Buffer.from(chunk));
  }
  try {
    if (isUtf8) decoder.decode();
  } catch {
    isUtf8 = false;
  }
  return isUtf8 ? 'utf-8' : legacyEncodingOf(Buffer.concat(foreign));
}

async function* decoded(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding); // takes a byte order mark away
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
