import { open } from 'node:fs/promises';

/** `read` answers fewer bytes than asked for where the file ends. */
export type FileReader = { size: number; read(at: number, length: number): Promise<Buffer> };

const windowSize = 262_144;
/** What is read at once at most; longer parts of a recording are never metadata that has to be understood. */
const mostAtOnce = 16_000_000;

/** Boxes and pages are small, and stand close together; throws where more is asked for than ever needs to be. */
export function readerOf(size: number, readAt: (at: number, length: number) => Promise<Buffer>): FileReader {
  let window: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
  return {
    size,
    read: async (at, length) => {
      if (length > mostAtOnce || length < 0) throw new RangeError('Nothing that has to be read is as long.');
      const end = Math.min(at + length, size);
      if (at >= end) return Buffer.alloc(0);
      if (at < window.at || end > window.at + window.bytes.length) {
        window = { at, bytes: await readAt(at, Math.min(Math.max(length, windowSize), size - at)) };
      }
      return window.bytes.subarray(at - window.at, end - window.at);
    },
  };
}

export async function withFile<T>(path: string, work: (file: FileReader) => Promise<T>): Promise<T> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    return await work(
      readerOf(size, async (at, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      }),
    );
  } finally {
    await handle.close();
  }
}
