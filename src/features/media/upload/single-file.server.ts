import { problem } from '#api/problem.server.ts';

/** A page or script in a picture, an archive at its end, a document near its beginning; `head`: pages are sought in the beginning alone. */
export function requireSingleFile(bytes: Buffer, where: 'anywhere' | 'head' = 'anywhere'): void {
  const looked = where === 'head' ? bytes.subarray(0, 1_024) : bytes;
  const hasPage = /<(script|html|iframe|!doctype html)[\s>]|<\?php\s/i.test(looked.toString('latin1'));
  const hasDocument = bytes.subarray(1, 1_024).includes('%PDF-');
  if (hasPage || hasDocument || isArchive(bytes)) throw problem('two_files_in_one');
}

/** Archives are read from their end: a ZIP has its directory's end within the last 64 kB, and a 7z or RAR its mark at a block's beginning. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-65_557);
  for (let at = tail.indexOf('PK\x05\x06', 0, 'latin1'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1, 'latin1')) {
    if (at + 22 <= tail.length && tail.readUInt16LE(at + 20) <= tail.length - at - 22) return true;
  }
  return bytes.includes(Buffer.from('Rar!\x1a\x07', 'latin1')) || bytes.includes(Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'));
}
