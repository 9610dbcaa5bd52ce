import sharp from 'sharp';

/** Without a logo, rings in the venue's colour. */
export type IconSubject = { colour: string; logo: Uint8Array | null };
/** `maskable`: whole within the circle that a phone may cut out, in the middle 80 %. */
export type IconShape = { size: number; isMaskable: boolean };

/** PNG of `size` × `size` pixels; rejects where the logo is no picture. */
export async function drawIcon({ colour, logo }: IconSubject, { size, isMaskable }: IconShape): Promise<Buffer> {
  return logo ? drawLogo(logo, size, isMaskable) : drawRings(size, colour);
}

/** As in the picture for shared links; within the circle in any case. */
function drawRings(size: number, colour: string): Promise<Buffer> {
  const rings = [38, 30, 22, 14, 6].map((radius, ring) => `<circle cx="50" cy="50" r="${radius}" fill="${ring % 2 === 0 ? '#ffffff' : colour}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${colour}"/>${rings.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** On white, as a start screen may have any colour and a logo may be dark. */
async function drawLogo(bytes: Uint8Array, size: number, isMaskable: boolean): Promise<Buffer> {
  const { width, height, format } = await sharp(bytes).metadata();
  const scale = isMaskable ? (0.8 * size) / Math.hypot(width, height) : (0.88 * size) / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
  // A drawing is read at the size in which it is shown: 72 dots per inch are its own.
  const density = Math.min(2_400, Math.max(1, 72 * scale));
  const logo = await sharp(bytes, format === 'svg' ? { density } : {})
    .resize(across, down, { fit: 'fill' })
    .png()
    .toBuffer();
  const canvas = { width: size, height: size, channels: 3 as const, background: '#ffffff' };
  return sharp({ create: canvas })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
}
