import { Hono } from 'hono';
import sharp from 'sharp';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { href } from '#routes.ts';

/** Pixels of the icons that browsers ask for: of a start screen, of a loading screen, and of iOS. */
const sizes = [192, 512, 180] as const;

const iconPath = (size: number, colour: string): string => `/icons/${size}-${colour.slice(1)}.png`;

/** `GET /manifest.webmanifest` and `/icons/{size}-{colour}.png`: what a browser installs the site by, in the venue's name and colour. */
export function manifestRoutes(db: Database): Hono {
  const app = new Hono({ strict: true });
  app.get('/manifest.webmanifest', async (c) => {
    const { name, accent } = await settingsReader(db).read();
    const icons = [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({ src: iconPath(size, accent.light), sizes: `${size}x${size}`, type: 'image/png', purpose })),
    );
    const manifest = {
      id: '/',
      name,
      short_name: name.slice(0, 12),
      lang: 'de',
      start_url: href('home', 'de'),
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons,
    };
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' });
  });
  app.get('/apple-touch-icon.png', async (c) => c.redirect(iconPath(180, (await settingsReader(db).read()).accent.light), 302));
  app.get('/icons/:file{(180|192|512)-[0-9a-f]{6}\\.png}', async (c) => {
    const [, size = '', colour = ''] = /^(\d+)-([0-9a-f]{6})/.exec(c.req.param('file')) ?? [];
    const { accent } = await settingsReader(db).read();
    if (`#${colour}` !== accent.light || !sizes.some((known) => String(known) === size)) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const icon = await drawIcon(Number(size), accent.light);
    return c.body(new Uint8Array(icon), 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
  return app;
}

/** Rings in the venue's colour, as in the picture for shared links: whole within the circle that a phone may cut out. */
const drawIcon = (size: number, colour: string): Promise<Buffer> => {
  const rings = [38, 30, 22, 14, 6].map((radius, ring) => `<circle cx="50" cy="50" r="${radius}" fill="${ring % 2 === 0 ? '#ffffff' : colour}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${colour}"/>${rings.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};
