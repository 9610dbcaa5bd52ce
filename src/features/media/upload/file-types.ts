import type { Asset } from '../library/asset-schema.ts';

export type FileType = { kind: Asset['kind']; contentType: string; extension: string };

const type = (kind: Asset['kind'], contentType: string, extension: string): FileType => ({ kind, contentType, extension });

/** What a file is, its first bytes say, never its name. */
export const fileTypes = {
  jpg: type('image', 'image/jpeg', 'jpg'),
  png: type('image', 'image/png', 'png'),
  gif: type('image', 'image/gif', 'gif'),
  webp: type('image', 'image/webp', 'webp'),
  avif: type('image', 'image/avif', 'avif'),
  svg: type('image', 'image/svg+xml', 'svg'),
  mp4: type('video', 'video/mp4', 'mp4'),
  webm: type('video', 'video/webm', 'webm'),
  mp3: type('audio', 'audio/mpeg', 'mp3'),
  m4a: type('audio', 'audio/mp4', 'm4a'),
  ogg: type('audio', 'audio/ogg', 'ogg'),
  wav: type('audio', 'audio/wav', 'wav'),
  flac: type('audio', 'audio/flac', 'flac'),
  pdf: type('document', 'application/pdf', 'pdf'),
  vtt: type('captions', 'text/vtt', 'vtt'),
} as const satisfies Record<string, FileType>;

/** How many of its first bytes tell what a file is. */
export const headBytes = 4_096;

/** What a file is by its first bytes, or null. */
export function fileTypeOf(head: Buffer): FileType | null {
  const at = (start: number, text: string) => head.toString('latin1', start, start + text.length) === text;
  if (at(0, '\xff\xd8\xff')) return fileTypes.jpg;
  if (at(0, '\x89PNG\r\n\x1a\n')) return fileTypes.png;
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return fileTypes.gif;
  if (at(0, 'RIFF') && at(8, 'WEBP')) return fileTypes.webp;
  if (at(0, 'RIFF') && at(8, 'WAVE')) return fileTypes.wav;
  if (at(4, 'ftyp')) return ofBrand(head.toString('latin1', 8, 12));
  if (['moov', 'mdat', 'wide'].some((box) => at(4, box))) return fileTypes.mp4; // QuickTime of before there were brands
  if (at(0, '\x1a\x45\xdf\xa3')) return head.toString('latin1', 0, 64).includes('webm') ? fileTypes.webm : null;
  if (at(0, 'OggS')) return /theora/.test(head.toString('latin1', 0, 256)) ? null : fileTypes.ogg;
  if (at(0, 'fLaC')) return fileTypes.flac;
  if (at(0, 'ID3') || isMpegAudio(head)) return fileTypes.mp3;
  if (at(0, '%PDF-')) return fileTypes.pdf;
  return ofText(head);
}

/** The first brand of an ISO base media file. */
function ofBrand(brand: string): FileType | null {
  if (brand === 'avif' || brand === 'avis') return fileTypes.avif;
  if (brand === 'M4A ' || brand === 'M4B ') return fileTypes.m4a;
  // 'qt  ' is QuickTime, .mov: the same boxes, and browsers play of it what they play of MP4. It is sent as MP4.
  return /^(iso[m2-9]|mp4[12]|avc1|M4V |dash|MSNV|f4v |qt {2})$/.test(brand) ? fileTypes.mp4 : null;
}

/** A frame of MPEG audio, layer III. */
const isMpegAudio = (head: Buffer): boolean => head.length > 3 && head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 && ((head[2] ?? 0) & 0xf0) !== 0xf0;

function ofText(head: Buffer): FileType | null {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  if (/^WEBVTT(?=[ \t\n\r]|$)/.test(text)) return fileTypes.vtt;
  const afterProlog = text.replace(/^\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(\[[^\]]*\])?>)\s*)*/i, '');
  return /^<(\w+:)?svg[\s>]/.test(afterProlog) ? fileTypes.svg : null;
}
