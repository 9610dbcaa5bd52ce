import { Zip, ZipPassThrough } from 'fflate';

export type ArchiveEntry = { name: string; bytes: () => Promise<AsyncIterable<Uint8Array> | Uint8Array | null> };

/** A ZIP archive as it is made: of its files one is read at a time, and no faster than it is sent. What cannot be read is left out. Pictures are not compressed again. */
export async function* archive(entries: readonly ArchiveEntry[], at: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => {
    const chunks = made;
    made = [];
    return chunks;
  };
  for (const { name, bytes } of entries) {
    const content = await bytes();
    if (!content) continue;
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    if (content instanceof Uint8Array) file.push(content, true);
    else {
      for await (const chunk of content) {
        file.push(chunk);
        yield* take();
      }
      file.push(new Uint8Array(), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
