export type Line = { number: number; text: string | null };

/** An array per chunk; no more than `longest` characters of a line are held. */
export async function* linesOf(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<Line[]> {
  let number = 1;
  let held = '';
  let tooLong = false;
  const take = (end: string): Line => {
    const text = held + end;
    const line = { number, text: tooLong || text.length > longest ? null : text.endsWith('\r') ? text.slice(0, -1) : text };
    number += 1;
    held = '';
    tooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      lines.push(take(chunk.slice(from, at)));
      from = at + 1;
    }
    if (held.length + chunk.length - from > longest) {
      tooLong = true;
      held = '';
    } else held += chunk.slice(from);
    yield lines;
  }
  if (held !== '' || tooLong) yield [take('')];
}

/** One character each, as lines may break within a character; `utf8Of` undoes it. */
export async function* bytesAsText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let first = true;
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1');
    yield first && text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text;
    first = false;
  }
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text that such bytes spell; null where they are not UTF-8. */
export function utf8Of(bytes: string | Buffer): string | null {
  try {
    return strict.decode(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  } catch {
    return null;
  }
}
