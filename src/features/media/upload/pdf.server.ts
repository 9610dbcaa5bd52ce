import { readFile } from 'node:fs/promises';
import { problem } from '#api/problem.server.ts';
import { objectStreams } from '../documents/object-streams.ts';
import { pdfRedactions } from '../documents/pdf-redactions.ts';
import type { Redaction } from '../redaction/redaction.ts';
import { requireSingleFile } from './single-file.server.ts';

/** Pages where that can be told, and redactions; rejects with `document_broken`, `document_active`, `document_sealed` and `two_files_in_one`. */
export async function inspectPdf(path: string): Promise<{ pageCount?: number; redactions: Redaction[] }> {
  const bytes = await readFile(path);
  const text = bytes.toString('latin1');
  const end = text.slice(-2_048);
  if (!end.includes('%%EOF') || !end.includes('startxref')) throw problem('document_broken');
  requireSingleFile(bytes, 'head');
  const packed = objectStreams(bytes, text);
  const objects = [text, ...packed.streams.map(({ body }) => body.toString('latin1'))];
  if (objects.some((part) => /\/(JavaScript|JS|Launch|EmbeddedFiles|RichMedia)\b/.test(withoutEscapes(part)))) throw problem('document_active');
  const pages = objects.reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0), 0);
  const redactions = pdfRedactions(bytes, text, packed);
  if (!redactions) throw problem('document_sealed');
  return { ...(pages > 0 && { pageCount: pages }), redactions };
}

/** Names may be written with codes, `/J#53` for `/JS`. */
const withoutEscapes = (part: string): string => part.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
