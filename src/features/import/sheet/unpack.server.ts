import { Unzip, UnzipInflate } from 'fflate';
import { limits } from '../limits.ts';
import { type Source, Unreadable } from '../source/source.server.ts';

/** Of what is packed so much is unpacked at a time: a thousandfold at most comes of it. */
const pieceBytes = 8_192;

/** Counted while unpacking, whatever the archive says; throws `Unreadable` where they are too large or it is broken. */
export async function unpack(source: Source, isWanted: (name: string) => boolean, onBytes?: (count: number) => void): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Uint8Array[]>();
  const open = new Set<string>();
  let size = 0;
  let count = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > limits.sheetParts) throw new Unreadable(source.name, 'sheetTooLarge');
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    open.add(file.name);
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      if (size > limits.sheetBytes) throw new Unreadable(source.name, 'sheetTooLarge');
      chunks.push(chunk);
      if (isLast) open.delete(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of source.chunks(onBytes)) {
      for (let at = 0; at < chunk.length; at += pieceBytes) unzip.push(chunk.subarray(at, at + pieceBytes));
    }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(source.name, 'badSheet');
  }
  if (open.size > 0 || count === 0) throw new Unreadable(source.name, 'badSheet');
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}
