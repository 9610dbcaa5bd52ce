import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';
import { withinShareOf } from '#api/implement/share.server.ts';
import { declaredError, Problem, problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { answerRefusal, refusal } from '#features/feeds/index.server.ts';
import type { Media } from '#features/media/index.server.ts';
import { type Language, languageOfPath, languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { pressArchiveContract } from '../contract.ts';
import { archivesAtOnce, printSize } from '../limits.ts';
import { t } from '../strings.ts';
import { type ArchiveEntry, archive } from './archive.server.ts';
import { creditOf } from './handlers.server.ts';
import { noteFetch } from './queries.server.ts';
import { type PressRows, readPress } from './read-press.server.ts';

type Site = { db: Database; storage: Media['storage']; now: () => Date; addressOf: (c: Context) => string };

const { pressArchive: endpoint } = pressArchiveContract;

/** `GET /{language}/api/press/{id}.zip`: what a production has for the press as one file, made while it is sent. */
export function pressRoutes({ db, storage, now, addressOf }: Site): Hono {
  const app = new Hono({ strict: true });
  app.onError(answerRefusal);
  let running = 0;
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.on('GET', `${prefix}/api/press/:file{[^/]+\\.zip}`, async (c) => {
      const language = languageOfPath(c.req.path);
      const at = now();
      try {
        const who = connectionOf(addressOf(c));
        const wait = who === '' ? 0 : await countAttempt({ db, now: at }, endpoint.limit, who);
        if (wait > 0) throw tooMany(wait);
        const [, id] = /^([1-9]\d{0,8})\.zip$/.exec(c.req.param('file') ?? '') ?? [];
        if (id === undefined) throw refusal(c, 404, 'not_found');
        const rows = await withinShareOf(endpoint, db, (one) => readPress({ db: one, now: at }, Number(id), c.req.query('token')));
        if (!rows) throw refusal(c, 404, 'not_found');
        if (running >= archivesAtOnce) throw problem('busy', { retryAfter: 10 });
        running += 1;
        try {
          await countFetch(db, rows.id, rows.isInvited, at);
        } catch (error) {
          running -= 1;
          throw error;
        }
        const body = Readable.from(archive(entriesOf(rows, storage, language), at), { objectMode: false });
        body.once('close', () => {
          running -= 1;
        });
        const name = `${slugOf(choose(rows.title, language).text)}-${t(language, 'press_file')}.zip`;
        const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'private, no-store' };
        return new Response(Readable.toWeb(body) as ReadableStream, { headers }); // the same, by two declarations
      } catch (error) {
        throw error instanceof Problem ? declaredError(endpoint, error, language) : error;
      }
    });
  }
  return app;
}

/** Whoever has the link counts as such, after the embargo too. */
async function countFetch(db: Database, production_id: number, by_link: boolean, last_fetched_at: Date): Promise<void> {
  await noteFetch(db, production_id, by_link, last_fetched_at);
}

function entriesOf({ pictures, title, press_text, ...rows }: PressRows, storage: Media['storage'], language: Language): ArchiveEntry[] {
  const nameOf = (row: PressRows['pictures'][number], index: number) =>
    [String(index + 1).padStart(2, '0'), slugOf(choose(title, language).text), creditOf(row, language) && slugOf(creditOf(row, language))]
      .filter(Boolean)
      .join('-')
      .slice(0, 100);
  const entries = pictures.map((row, index) => {
    const credit = creditOf(row, language);
    return [`${nameOf(row, index)}.jpg`, choose(row.caption, language).text, credit && `${t(language, 'photo')}: ${credit}`].filter(Boolean).join('\r\n');
  });
  const text = choose(press_text, language).text;
  const file = rows.document_file;
  return [
    ...(text ? [textEntry(`${t(language, 'text_file')}.txt`, text)] : []),
    ...(entries.length > 0 ? [textEntry(`${t(language, 'credits_file')}.txt`, entries.join('\r\n\r\n'))] : []),
    ...pictures.map((row, index): ArchiveEntry => ({ name: `${nameOf(row, index)}.jpg`, bytes: () => forPrint(storage, row.file) })),
    ...(file ? [{ name: slugOf((rows.document_name ?? '').replace(/\.pdf$/i, '')).concat('.pdf'), bytes: () => whole(storage, file) }] : []),
  ];
}

const textEntry = (name: string, text: string): ArchiveEntry => ({ name, bytes: async () => Buffer.from(`\ufeff${text.replace(/\r?\n/g, '\r\n')}\r\n`) });

/** The size in which it is printed, without what its file says of who took it where. */
async function forPrint(storage: Media['storage'], file: string): Promise<Uint8Array | null> {
  const original = await storage.read(file);
  if (!original) return null;
  return sharp(original)
    .rotate()
    .resize({ width: printSize, height: printSize, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .withIccProfile('srgb')
    .jpeg({ quality: 92 })
    .toBuffer()
    .catch(() => null); // what cannot be drawn is left out, as on pages
}

async function whole(storage: Media['storage'], file: string): Promise<AsyncIterable<Uint8Array> | null> {
  const size = await storage.size(file);
  return size ? storage.stream(file, 0, size - 1) : null;
}
