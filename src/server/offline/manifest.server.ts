import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '#db/database.server.ts';
import type { Media } from '#features/media/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { href } from '#routes.ts';
import { drawIcon } from './icons.server.ts';

/** Pixels of the icons that browsers ask for: of a tab, of iOS, of a start screen, of a loading screen. */
const sizes = [48, 180, 192, 512] as const;
type Options = { db: Database; storage: Media['storage'] };

/** `key` stands in the icons' addresses and changes with them. */
type Subject = { name: string; colour: string; logo: { file: string } | null; key: string };

async function readSubject(db: Database): Promise<Subject> {
  const { name, accent, logo: id } = await settingsReader(db).read();
  const colour = accent.light;
  const logo = id === null ? undefined : await db.selectFrom('asset').select('file').where('id', '=', id).where('kind', '=', 'image').executeTakeFirst();
  return { name, colour, logo: logo ? { file: logo.file } : null, key: logo ? logo.file.slice(0, 12) : colour.slice(1) };
}

const iconPath = (size: (typeof sizes)[number], key: string, purpose: 'any' | 'maskable' = 'any'): string =>
  `/icons/${size}-${purpose === 'maskable' ? 'maskable-' : ''}${key}.png`;

/** By which a browser installs the site, in the venue's name, with its logo or else its colour. */
export function manifestRoutes({ db, storage }: Options): Hono {
  const app = new Hono({ strict: true });
  app.get('/manifest.webmanifest', async (c) => {
    const { name, key } = await readSubject(db);
    const icons = ([192, 512] as const).flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({ src: iconPath(size, key, purpose), sizes: `${size}x${size}`, type: 'image/png', purpose })),
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
  app.get('/apple-touch-icon.png', async (c) => c.redirect(iconPath(180, (await readSubject(db)).key), 302));
  app.get('/icons/:file{[0-9]+-(maskable-)?[0-9a-f]{6,12}\\.png}', (c) => answerIcon(c, { db, storage }));
  return app;
}

async function answerIcon(c: Context, { db, storage }: Options): Promise<Response> {
  const [, asked = '', maskable, key = ''] = /(\d+)-(maskable-)?([0-9a-f]+)\.png$/.exec(c.req.path) ?? [];
  const subject = await readSubject(db);
  const size = sizes.find((one) => String(one) === asked);
  if (!size || key !== subject.key) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  const shape = { size, isMaskable: maskable !== undefined };
  const logo = subject.logo && (await storage.read(subject.logo.file).catch(() => null));
  const rings = () => drawIcon({ colour: subject.colour, logo: null }, shape);
  const drawn = logo ? await drawIcon({ colour: subject.colour, logo }, shape).catch(() => null) : null;
  // A logo that cannot be read now may be there again the next time.
  const isComplete = drawn !== null || subject.logo === null;
  return c.body(new Uint8Array(drawn ?? (await rings())), 200, {
    'Content-Type': 'image/png',
    'Cache-Control': isComplete ? 'public, max-age=31536000, immutable' : 'no-store',
  });
}

/** Without a logo it is the file of the build. */
export function logoFavicon(db: Database): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.path !== '/favicon.svg') return next();
    const subject = await readSubject(db).catch(() => null); // the file needs no database
    if (!subject?.logo) return next();
    c.header('Cache-Control', 'no-cache');
    return c.redirect(iconPath(48, subject.key), 302);
  };
}
