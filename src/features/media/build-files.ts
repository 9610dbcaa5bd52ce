import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { stripes } from './build.ts';

// Files as people and other people send them, for tests.

const raster = (width = 120, height = 80) => sharp(stripes(width, height)).resize(width, height);

export const pictures = {
  jpg: (width?: number, height?: number) => raster(width, height).jpeg().toBuffer(),
  png: (width?: number, height?: number) => raster(width, height).png().toBuffer(),
  webp: (width?: number, height?: number) => raster(width, height).webp().toBuffer(),
  avif: (width?: number, height?: number) => raster(width, height).avif({ effort: 0 }).toBuffer(),
  gif: (width?: number, height?: number) => raster(width, height).gif().toBuffer(),
} as const;

/** A photograph as a telephone takes it: lying on its side, with the place where it was taken and by whom. */
export const telephonePhotograph = async (): Promise<Buffer> =>
  sharp(await pictures.jpg(300, 200))
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Artist: 'Mia Privat', Make: 'Telefon', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 32/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 59/1 0/1' },
    })
    .jpeg()
    .toBuffer();

export function animation(frames: number, size = 8): Promise<Buffer> {
  const raw = Buffer.alloc(size * size * 3 * frames);
  for (let at = 0; at < raw.length; at++) raw[at] = (at * 7 + Math.floor(at / (size * size * 3)) * 40) % 256;
  return sharp(raw, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .gif({ loop: 0 })
    .toBuffer();
}

/** A PNG of one colour and one bit, as large as it says; its file is small. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', header), pngChunk('IDAT', lines), pngChunk('IEND')]);
}

export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const svg = (inner: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" ${attributes}>${inner}</svg>`);

/** A document of so many empty pages; `more` stands among its objects. */
export function pdf(pages: number, more = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = Array.from({ length: pages }, (_, index) => `${index + 3} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n`).join('');
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} >>\nendobj\n${objects}${more}`;
  return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** A packed stream of objects, as writers of PDF make them since version 1.5. */
export const packedObjects = (content: string): string => {
  const packed = deflateSync(Buffer.from(content)).toString('latin1');
  return `90 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream\nendobj\n`;
};

export const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

export const captions = (cues = '00:00.000 --> 00:02.500\nGuten Abend.\n') => Buffer.from(`WEBVTT\n\n${cues}`);
