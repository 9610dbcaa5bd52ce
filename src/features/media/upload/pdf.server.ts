import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { problem } from '#api/problem.server.ts';
import { requireSingleFile } from './single-file.server.ts';

/** Bytes that the object streams of one document may unpack to: beyond that its pages stay uncounted. */
const maxUnpacked = 32_000_000;

/** Looks into a PDF: how many pages it has, where that can be told. Rejects with `document_broken`, `document_active` and `two_files_in_one`. */
export async function inspectPdf(path: string): Promise<{ pageCount?: number }> {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  const end = text.slice(-2_048);
  if (!end.includes('%%EOF') || !end.includes('startxref')) throw problem('document_broken');
  requireSingleFile(bytes, 'head');
  const objects = [text, ...objectStreams(bytes, text)];
  if (objects.some((part) => /\/(JavaScript|JS|Launch|EmbeddedFiles|RichMedia)\b/.test(withoutEscapes(part)))) throw problem('document_active');
  const pages = objects.reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0), 0);
  return pages > 0 ? { pageCount: pages } : {};
}

/** Names may be written with codes, `/J#53` for `/JS`. */
const withoutEscapes = (part: string): string => part.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Objects since PDF 1.5 may lie in packed streams; what cannot be unpacked is left out. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const parts: string[] = [];
  let left = maxUnpacked;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const start = /stream\r?\n/.exec(text.slice(index, index + 1_024));
    const from = start ? index + start.index + start[0].length : -1;
    const to = from < 0 ? -1 : text.indexOf('endstream', from);
    if (to < 0 || left <= 0) continue;
    try {
      const part = inflateSync(bytes.subarray(from, to), { maxOutputLength: left });
      left -= part.length;
      parts.push(part.toString('latin1'));
    } catch {
      left -= 1_000_000; // packed otherwise, or a bomb
    }
  }
  return parts;
}
