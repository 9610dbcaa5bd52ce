/** By its bytes, whatever its name says; nothing that carries macros or scripts is among them. */
export type FileKind = { readonly contentType: string; readonly extension: string };

const kind = (contentType: string, extension: string): FileKind => ({ contentType, extension });
const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** What the picker of a browser offers. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv';

/** The kind of a whole file, null of one that is not taken. */
export function fileKindOf(bytes: Buffer): FileKind | null {
  const at = (start: number, text: string) => bytes.toString('latin1', start, start + text.length) === text;
  if (at(0, '\xff\xd8\xff')) return kind('image/jpeg', 'jpg');
  if (at(0, '\x89PNG\r\n\x1a\n')) return kind('image/png', 'png');
  if (at(0, 'RIFF') && at(8, 'WEBP')) return kind('image/webp', 'webp');
  if (at(4, 'ftyp') && /^(heic|heix|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12))) return kind('image/heic', 'heic');
  if (at(0, '%PDF-')) return kind('application/pdf', 'pdf');
  if (at(0, 'PK\x03\x04')) return ofArchive(bytes);
  return isText(bytes) ? kind('text/plain', 'txt') : null;
}

/** Documents of Word, Excel, PowerPoint and OpenDocument are archives whose parts have known names. */
function ofArchive(bytes: Buffer): FileKind | null {
  const has = (name: string) => bytes.includes(name, 0, 'latin1');
  if (has('vbaProject.bin') || has('Basic/Standard/') || has('Scripts/')) return null;
  const mimetype = /^mimetype(application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation))/.exec(bytes.toString('latin1', 30, 120));
  if (mimetype?.[2]) return kind(`${open}.${mimetype[2]}`, { text: 'odt', spreadsheet: 'ods', presentation: 'odp' }[mimetype[2]] ?? 'odt');
  if (!has('[Content_Types].xml')) return null;
  if (has('word/document.xml')) return kind(`${office}.wordprocessingml.document`, 'docx');
  if (has('xl/workbook.xml')) return kind(`${office}.spreadsheetml.sheet`, 'xlsx');
  return has('ppt/presentation.xml') ? kind(`${office}.presentationml.presentation`, 'pptx') : null;
}

/** Text is text that no program takes for a page, a picture with a script or a program. */
function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') && !isLatin(bytes)) return false;
  return !/^\s*(<|#!|%!PS|\{\\rtf)/.test(text.slice(0, 1_000)) && !/<(script|html|svg|iframe|!doctype)[\s>]/i.test(text);
}

/** What Excel and old programs write: no control characters but tabs and line ends. */
const isLatin = (bytes: Buffer): boolean => !bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
