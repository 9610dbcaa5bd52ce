import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { keyId } from './encryption.server.ts';
import type { Measured } from './measure.server.ts';
import { readStored, writeStored } from './stored-file.server.ts';

/** Files of all backups of a folder, each once, under the SHA-256 of its bytes. */
export class FileStore {
  readonly #root: string;
  readonly #key: string | null;

  /** `key`: those that are encrypted with it are a store of their own. */
  constructor(backups: string, key: string | null) {
    this.#root = join(backups, 'files', key ? keyId(key) : 'plain');
    this.#key = key;
  }

  async has(sha256: string): Promise<boolean> {
    return (await stat(this.#pathOf(sha256)).catch(() => null)) !== null;
  }

  /** Stores the bytes of a file, unless they are there. Rejects with ENOENT where it has gone. */
  async add(source: string): Promise<Measured> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    const draft = join(this.#root, `.part-${randomBytes(8).toString('hex')}`);
    try {
      const measured = await writeStored(createReadStream(source), draft, { key: this.#key, isCompressed: false });
      const path = this.#pathOf(measured.sha256);
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
      await rename(draft, path);
      return measured;
    } finally {
      await rm(draft, { force: true });
    }
  }

  read(sha256: string, target: Writable): Promise<Measured> {
    return readStored(this.#pathOf(sha256), { key: this.#key, isCompressed: false }, target);
  }

  /** Removes what no backup needs any more, and what an ended one has left half written. */
  async removeAllBut(needed: ReadonlySet<string>): Promise<void> {
    for (const group of await readdir(this.#root).catch((): string[] => [])) {
      if (group.startsWith('.part-')) await rm(join(this.#root, group), { force: true });
      else for (const name of await readdir(join(this.#root, group))) if (!needed.has(name)) await rm(join(this.#root, group, name), { force: true });
    }
  }

  #pathOf(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256);
  }
}
