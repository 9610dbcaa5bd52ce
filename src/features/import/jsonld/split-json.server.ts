import { limits } from '../limits.ts';
import type { Problem } from '../record/problem.ts';
import { type LegacyEncoding, legacyText } from '../source/legacy-encoding.ts';
import { utf8Of } from '../source/lines.server.ts';

/** One value of a JSON document as it stands there, with the line on which it begins; `broken`: the text of one that is none. */
export type JsonPiece =
  | { line: number; text: string /** Where it is not UTF-8, what it was read as. */; encoding?: LegacyEncoding }
  | { line: number; problem: Problem; broken?: string };

const [quote, backslash, newline, colon, comma] = [0x22, 0x5c, 0x0a, 0x3a, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const byteOrderMark = Buffer.from('\ufeff');
const graphKey = Buffer.from('"@graph"');

/** While reading: nothing but the current value is held, up to the limit; where brackets do not fit the next value is found again. */
export async function* splitJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPiece> {
  const splitter = new JsonSplitter();
  for await (const chunk of chunks) {
    splitter.feed(chunk);
    yield* splitter.taken();
  }
  splitter.end();
  yield* splitter.taken();
}

class JsonSplitter {
  private line = 1;
  /** The brackets around us; deeper ones are only counted. */
  private readonly open = new Uint8Array(limits.depth + 2);
  private depth = 0;
  /** 1 in an array, 2 in the array of `@graph`, else 0. */
  private base = 0;
  private inString = false;
  private escaped = false;
  /** The last character that is neither space nor inside a string. */
  private before = 0;
  /** How far the current string equals `"@graph"`; -1: it does not. */
  private graphMatch = -1;
  private afterGraphKey = false;
  private rest = false;

  private recording = false;
  private startLine = 1;
  private parts: Buffer[] = [];
  private size = 0;
  private fault: Problem['code'] | null = null;
  private garbage = false;
  private strayComma = false;
  private pieces: JsonPiece[] = [];

  taken(): JsonPiece[] {
    const pieces = this.pieces;
    this.pieces = [];
    return pieces;
  }

  feed(chunk: Buffer): void {
    let from = this.recording ? 0 : -1; // where in this chunk the current value begins
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === newline) this.line += 1;
      if (this.inString) {
        this.stringByte(byte);
        continue;
      }
      if (byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09 || (this.before === 0 && byteOrderMark.includes(byte))) continue;
      if (!this.recording && this.begins(byte)) from = at;
      if (byte === openBrace && this.recording && this.isBracketMissing()) {
        this.finish('bad_json');
        this.depth = this.base;
        this.start();
        from = at;
      }
      this.structure(byte);
      if (this.recording && this.depth <= this.base && (byte === closeBrace || byte === closeBracket)) {
        this.keep(chunk.subarray(from, at + 1));
        this.finish();
        from = -1;
      } else if (this.afterGraphKey && byte === openBracket) {
        this.enterGraph();
        from = -1;
      }
      if (byte !== colon) this.afterGraphKey = false;
      this.before = byte;
    }
    if (this.recording && from >= 0) this.keep(chunk.subarray(from));
  }

  end(): void {
    if (this.recording) this.finish(this.fault ?? 'cut_off');
    else if (this.depth > 0) this.pieces.push({ line: this.line, problem: { code: 'cut_off' } });
  }

  private stringByte(byte: number): void {
    if (this.graphMatch > 0) this.graphMatch = byte === graphKey[this.graphMatch] ? this.graphMatch + 1 : -1;
    if (byte === newline) {
      // No string of JSON has a line break in it: the closing quote is missing. What follows is read as if it stood there.
      this.inString = false;
      this.escaped = false;
      if (this.recording) this.fault ??= 'bad_json';
    } else if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === quote) {
      this.inString = false;
      this.afterGraphKey = this.graphMatch === graphKey.length;
    }
  }

  /** Whether a value begins here; what can be none is reported once. */
  private begins(byte: number): boolean {
    if (this.rest) return false;
    const isOpening = byte === openBrace || byte === openBracket;
    if (isOpening && this.depth === 0 && this.base === 0 && byte === openBracket) {
      this.base = 1;
      return false;
    }
    if (isOpening) {
      this.start();
      return true;
    }
    if (byte === comma || (byte === closeBracket && this.depth > 0)) {
      this.garbage = false;
      if (this.isStray(byte)) this.pieces.push(this.badHere());
    } else if (!this.garbage) {
      this.garbage = true;
      this.pieces.push(this.badHere());
    }
    return false;
  }

  /** A comma without a value before it; the last of a list, with none behind it. */
  private isStray(byte: number): boolean {
    if (byte === closeBracket) return this.before === comma && !this.strayComma;
    this.strayComma = this.before === comma || this.before === openBracket || this.before === 0;
    return this.strayComma;
  }

  private badHere = (): JsonPiece => ({ line: this.line, problem: { code: 'bad_json' } });

  private structure(byte: number): void {
    if (byte === quote) {
      this.inString = true;
      const isKey = this.base === 0 && this.depth === 1 && (this.before === openBrace || this.before === comma);
      this.graphMatch = isKey && !this.rest ? 1 : -1;
    } else if (byte === openBrace || byte === openBracket) {
      if (this.depth < this.open.length) this.open[this.depth] = byte;
      this.depth += 1;
      if (this.recording && this.depth - this.base > limits.depth) this.fault ??= 'too_deep';
    } else if (byte === closeBrace || byte === closeBracket) this.close(byte === closeBrace ? openBrace : openBracket);
  }

  /** Goes out to the bracket that this one closes: those between were never closed. */
  private close(opening: number): void {
    if (this.depth > this.open.length) {
      this.depth -= 1;
      return;
    }
    let to = this.depth - 1;
    while (to >= 0 && this.open[to] !== opening) to -= 1;
    if (to < 0) {
      if (this.recording) this.fault ??= 'bad_json';
      return;
    }
    if (to !== this.depth - 1 && this.recording) this.fault ??= 'bad_json';
    this.depth = to;
    if (this.depth === 0) this.rest = false;
    if (this.depth < this.base && !this.recording) this.leave();
  }

  /** An object in an object stands after a colon; elsewhere the bracket that ends the value before is missing. */
  private isBracketMissing(): boolean {
    return this.depth > this.base && this.depth <= this.open.length && this.open[this.depth - 1] === openBrace && this.before !== colon;
  }

  private start(): void {
    this.recording = true;
    this.garbage = false;
    this.startLine = this.line;
    this.parts = [];
    this.size = 0;
    this.fault = null;
  }

  private keep(bytes: Buffer): void {
    this.size += bytes.length;
    if (this.size > limits.recordBytes) {
      this.fault = 'too_big';
      this.parts = [];
    } else this.parts.push(Buffer.from(bytes)); // a copy: the chunk is used again
  }

  private finish(fault = this.fault): void {
    this.recording = false;
    const line = this.startLine;
    const bytes = Buffer.concat(this.parts);
    const text = fault === 'too_big' ? null : utf8Of(bytes);
    this.parts = [];
    if (fault !== null) this.pieces.push({ line, problem: { code: fault }, ...(fault !== 'too_deep' && text !== null && { broken: text }) });
    else this.pieces.push(text === null ? { line, ...legacyText(bytes) } : { line, text });
    if (this.depth < this.base) this.leave();
  }

  private enterGraph(): void {
    this.recording = false;
    this.parts = [];
    this.base = 2;
  }

  private leave(): void {
    this.rest = this.depth > 0;
    this.base = 0;
  }
}
