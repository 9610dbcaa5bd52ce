import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const lineFeed = 0x0a;

export type Measured = { bytes: number; lines: number; sha256: string };

/** Lets everything through; `measured()` tells at the end what it was. In COPY's text format each row is one line. */
export function measure(): Transform & { measured(): Measured } {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
      done(null, chunk);
    },
  });
  return Object.assign(stream, { measured: () => ({ bytes, lines, sha256: hash.digest('hex') }) });
}
