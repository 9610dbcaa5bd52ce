import sharp from 'sharp';
import { shareImage } from '#ui/page-head/share-image.ts';
import { escapeXml as x } from './xml.ts';

type Venue = { name: string /** '#rrggbb' */; colour: string };

/** The last one that was drawn: a venue has one name and one colour at a time. */
let drawn: { of: string; image: Promise<Buffer> } | undefined;

/** A picture for shared links, as PNG: rings in the venue's colour above its name. */
export function drawShareImage(venue: Venue): Promise<Buffer> {
  const of = JSON.stringify(venue);
  if (drawn?.of !== of)
    drawn = {
      of,
      image: sharp(Buffer.from(svgOf(venue)))
        .png({ palette: true })
        .toBuffer(),
    };
  return drawn.image;
}

/** Without a font on the server's machine the name is missing, and the rings are still the venue's. */
function svgOf({ name, colour }: Venue): string {
  const { width, height } = shareImage;
  const rings = Array.from({ length: 9 }, (_, ring) => {
    const radius = 470 - ring * 52;
    return `<circle cx="900" cy="250" r="${radius}" fill="${ring % 3 === 0 ? colour : ring % 3 === 1 ? '#111111' : '#ffffff'}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#ffffff"/>${rings.join('')}
<rect y="470" width="100%" height="160" fill="#ffffff"/>
<text x="64" y="580" font-family="Instrument Sans, Helvetica, Arial, sans-serif" font-size="88" font-weight="700" letter-spacing="-3" fill="#111111">${x(name)}</text>
</svg>`;
}
