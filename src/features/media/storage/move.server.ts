import { createHash } from 'node:crypto';
import type { MediaStorage } from './media-storage.ts';
import { withLocalFile } from './open-storage.server.ts';

export type Moved = { moved: number; there: number; wrong: string[] };

/** Copied, read back and compared, then deleted; an ended run goes on with the next. Files with wrong content stay, in `wrong`. */
export async function moveFiles(
  from: MediaStorage,
  to: MediaStorage,
  { say = () => {}, signal }: { say?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<Moved> {
  const result: Moved = { moved: 0, there: 0, wrong: [] };
  for await (const { file } of from.list()) {
    signal?.throwIfAborted();
    if (!/^[0-9a-f]{16}\.[a-z0-9]+$/.test(file)) continue; // a file on its way, or none of ours
    const hash = await hashOf(from, file);
    if (hash === null) continue; // deleted meanwhile
    if (!hash.startsWith(file.slice(0, 16))) {
      result.wrong.push(file);
      say(`${file}: its content is not what it was; left where it is`);
      continue;
    }
    if ((await hashOf(to, file)) === hash) result.there++;
    else {
      const isCopied = await withLocalFile(from, file, (path) => to.store(file, path).then(() => true));
      if (!isCopied) continue;
      if ((await hashOf(to, file)) !== hash) throw new Error(`${file} arrived changed; it is still where it was.`);
      result.moved++;
      say(`${file}: moved`);
    }
    await from.remove(file);
  }
  return result;
}

async function hashOf(place: MediaStorage, file: string): Promise<string | null> {
  const size = await place.size(file);
  const stream = size === null ? null : await place.stream(file, 0, Math.max(0, size - 1));
  if (!stream) return null;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
