import { deflateSync, inflateSync } from 'node:zlib';
import { blank, overwrite, type Redaction, replaceBy } from '../redaction/redaction.ts';
import { type ObjectStream, type objectStreams, streamAt } from './object-streams.ts';
import { stringsOf } from './pdf-strings.ts';
import { impersonalXmp } from './xmp.ts';

/** Information dictionaries but the title, XMP, and cameras' data; null where it is encrypted, or packed too tightly. */
export function pdfRedactions(bytes: Buffer, text: string, { streams, closed }: ReturnType<typeof objectStreams>): Redaction[] | null {
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return null;
  const found = xmpRedactions(bytes, text);
  const changed = new Set<ObjectStream>();
  const queue = [...text.matchAll(/\/Info\s+(\d+)\s+(\d+)\s+R\b/g)].map(([, number, generation]) => `${number} ${generation}`);
  const seen = new Set<string>();
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    let isFound = false;
    for (const { index, 0: begin } of text.matchAll(new RegExp(`(?<!\\d)${id.replace(' ', '\\s+')}\\s+obj\\b`, 'g'))) {
      isFound = true;
      const from = index + begin.length;
      const end = text.indexOf('endobj', from);
      const { strings, references } = stringsOf(text.slice(from, end < 0 ? from + 65_536 : end));
      for (const { key, at, length } of strings) if (key !== 'Title') found.push(overwrite(from + at, length, '()'));
      for (const { key, id: other } of references) if (key !== 'Title') queue.push(other);
    }
    for (const stream of streams) {
      const [start, end] = stream.objects.get(id) ?? [];
      if (start === undefined || end === undefined) continue;
      isFound = true;
      changed.add(stream);
      const { strings, references } = stringsOf(stream.body.toString('latin1', start, end));
      for (const { key, at, length } of strings)
        if (key !== 'Title') stream.body.fill(`()${' '.repeat(length - 2)}`, start + at, start + at + length, 'latin1');
      for (const { key, id: other } of references) if (key !== 'Title') queue.push(other);
    }
    if (!isFound && closed) return null;
  }
  for (const { from, to, body } of changed) {
    const packed = deflateSync(body, { level: 9, memLevel: 9 });
    if (packed.length > to - from) return null;
    found.push(...replaceBy(from, packed), blank(from + packed.length, to - from - packed.length));
  }
  return [...found, ...cameraRedactions(bytes)];
}

function xmpRedactions(bytes: Buffer, text: string): Redaction[] {
  const found: Redaction[] = [];
  for (const { index } of text.matchAll(/\/Type\s*\/Metadata\b/g)) {
    const place = streamAt(text, index);
    if (!place) continue;
    const { from, to, dictionary } = place;
    if (!/\/Filter\b/.test(dictionary)) found.push(overwrite(from, to - from, fitting(impersonalXmp(text.slice(from, to)), to - from)));
    else found.push(...replaceBy(from, packedXmp(bytes.subarray(from, to))));
  }
  // Pictures and files within have such packets too.
  for (let at = text.indexOf('<?xpacket begin'); at >= 0; at = text.indexOf('<?xpacket begin', at + 1)) {
    const end = text.indexOf('<?xpacket end', at);
    if (end < 0) break;
    if (!found.some(({ at: from, length }) => at >= from && at < from + length)) found.push(overwrite(at, end - at));
  }
  return found;
}

const fitting = (text: string, length: number): string => (text.length <= length ? text : '');

/** The same in a packed stream of the same length; nothing where it was packed otherwise. */
function packedXmp(stream: Buffer): Buffer {
  const bytes = Buffer.alloc(stream.length);
  try {
    const xmp = inflateSync(stream, { maxOutputLength: 4_000_000 }).toString('latin1');
    const packed = deflateSync(Buffer.from(impersonalXmp(xmp), 'latin1'), { level: 9 });
    if (packed.length <= bytes.length) packed.copy(bytes);
  } catch {
    // zeros are no XMP, and readers do without
  }
  return bytes;
}

/** Exif and IPTC of photographs, which stand in a PDF as their files were. */
function cameraRedactions(bytes: Buffer): Redaction[] {
  return [
    { mark: Buffer.from('Exif\0\0', 'latin1'), segment: 0xe1 },
    { mark: Buffer.from('Photoshop 3.0\0', 'latin1'), segment: 0xed },
  ].flatMap(({ mark, segment }) => {
    const found: Redaction[] = [];
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      if (at < 4 || bytes[at - 4] !== 0xff || bytes[at - 3] !== segment) continue;
      const length = bytes.readUInt16BE(at - 2) - 2;
      if (length > mark.length && at + length <= bytes.length) found.push(blank(at + mark.length, length - mark.length));
    }
    return found;
  });
}
