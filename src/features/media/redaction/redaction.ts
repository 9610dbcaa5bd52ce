/** From `at` on, `length` bytes become `by` (base64), then `fill`; the length stays, so that ranges can be sent. */
export type Redaction = { at: number; length: number; by?: string; fill?: number };

const space = 0x20;

export const blank = (at: number, length: number): Redaction => ({ at, length });

/** Latin-1 with spaces behind; never longer than what it replaces. */
export const overwrite = (at: number, length: number, text = ''): Redaction => ({ at, length, by: base64(Buffer.from(text, 'latin1')), fill: space });

/** These bytes; long rows of zeros among them take no place. */
export function replaceBy(at: number, bytes: Buffer): Redaction[] {
  const parts: Redaction[] = [];
  let from = 0;
  for (const { index, 0: zeros } of bytes.toString('latin1').matchAll(/\0{16,}/g)) {
    parts.push({ at: at + from, length: index - from + zeros.length, by: base64(bytes.subarray(from, index)) });
    from = index + zeros.length;
  }
  if (from < bytes.length) parts.push({ at: at + from, length: bytes.length - from, by: base64(bytes.subarray(from)) });
  return parts;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64');

export const inOrder = (redactions: readonly Redaction[]): Redaction[] => redactions.filter(({ length }) => length > 0).sort((a, b) => a.at - b.at);

/** From `position` on; `redactions` are in order. */
export async function* redact(chunks: AsyncIterable<Uint8Array>, redactions: readonly Redaction[], position = 0): AsyncGenerator<Uint8Array> {
  let at = position;
  let first = 0;
  for await (const chunk of chunks) {
    const end = at + chunk.length;
    for (let next = redactions[first]; next && next.at + next.length <= at; next = redactions[first]) first++;
    let seen: Uint8Array = chunk;
    for (let index = first; ; index++) {
      const redaction = redactions[index];
      if (!redaction || redaction.at >= end) break;
      if (seen === chunk) seen = new Uint8Array(chunk);
      cover(seen, at, redaction);
    }
    yield seen;
    at = end;
  }
}

/** Replaces what `bytes`, which begin at `position` of the file, have of a redaction. */
function cover(bytes: Uint8Array, position: number, { at, length, by = '', fill = 0 }: Redaction): void {
  const [from, to] = [Math.max(at - position, 0), Math.min(at + length - position, bytes.length)];
  if (from >= to) return;
  bytes.fill(fill, from, to);
  const given = Buffer.from(by, 'base64').subarray(0, length);
  const skipped = Math.max(position - at, 0);
  if (skipped < given.length) bytes.set(given.subarray(skipped, skipped + to - from), from);
}
