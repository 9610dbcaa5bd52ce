import type { Source } from './source.server.ts';

/** UTF-16 as UTF-8, and lines that end with CR alone, as old Macs wrote them, with LF. */
export function normalSource(source: Source): Source {
  const head = source.head();
  const encoding = utf16Of(head);
  const onlyReturns = encoding === null && head.includes(0x0d) && !head.includes(0x0a);
  if (encoding === null && !onlyReturns) return source;
  const change = (): ((chunk: Buffer) => Buffer) => {
    if (encoding === null) return (chunk) => Buffer.from(chunk.map((byte) => (byte === 0x0d ? 0x0a : byte)));
    const decoder = new TextDecoder(encoding);
    return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }).replace(/\r(?!\n|$)/g, '\n'));
  };
  return {
    name: source.name,
    size: source.size,
    head: () => change()(head),
    chunks: async function* (onBytes) {
      const next = change();
      for await (const chunk of source.chunks(onBytes)) yield next(chunk);
    },
  };
}

/** By the byte order mark, else because each second byte of what begins a file is none. */
function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}
