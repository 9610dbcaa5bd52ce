import { type Context, Hono } from 'hono';
import { withinShareOf } from '#api/implement/share.server.ts';
import { declaredError, Problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { answerRefusal, refusal, send } from '#features/feeds/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day } from '#i18n/berlin-time.ts';
import { type Language, languageOfPath, languages } from '#i18n/language.ts';
import { readDates } from '../dates/read-dates.server.ts';
import { composeLeaflet } from '../leaflet/compose-leaflet.ts';
import { venueOf } from '../print/make-file.server.ts';
import { printSettings } from '../print/queries.server.ts';
import { printPageContract, printStylePath } from './contract.ts';
import { printStyle } from './style.ts';
import { writePage } from './write-page.server.ts';

type Site = { db: Database; baseUrl: string; now: () => Date; addressOf: (c: Context) => string };

const { printPage: endpoint } = printPageContract;
const isMonth = /^(20\d\d-(?:0[1-9]|1[0-2]))\.html$/;

/** `GET /{language}/api/programme/2026-12.html`: the programme of a month on paper, for whoever visits the site. */
export function printRoutes({ addressOf, ...site }: Site): Hono {
  const app = new Hono({ strict: true });
  app.onError(answerRefusal);
  app.get(printStylePath, (c) => send(c, 'text/css', printStyle));
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.on('GET', `${prefix}/api/programme/:month{[^/]+\\.html}`, async (c) => {
      const language = languageOfPath(c.req.path);
      const now = site.now();
      try {
        const who = connectionOf(addressOf(c));
        const wait = who === '' ? 0 : await countAttempt({ db: site.db, now }, endpoint.limit, who);
        if (wait > 0) throw tooMany(wait);
        const [, month] = isMonth.exec(c.req.param('month') ?? '') ?? [];
        if (!month) throw refusal(c, 404, 'not_found');
        const html = await withinShareOf(endpoint, site.db, (db) => makePage({ ...site, db, now }, month, language));
        c.header('X-Robots-Tag', 'noindex');
        return await send(c, 'text/html', html);
      } catch (error) {
        throw error instanceof Problem ? declaredError(endpoint, error, language) : error;
      }
    });
  }
  return app;
}

/** Six statements, however many dates there are. */
async function makePage({ db, baseUrl, now }: { db: Database; baseUrl: string; now: Date }, month: string, language: Language): Promise<string> {
  const from: Day = `${month}-01`;
  const until = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const { dates } = await readDates({ db, baseUrl, now }, { from, until });
  const settings = await settingsReader(db).read();
  const printed = await printSettings(db);
  const options = { paper: 'a4', languages: [language], from, until, with_subtitles: true, with_series: false, with_prices: true } as const;
  const other = `/${language === 'de' ? 'en' : 'de'}/api/programme/${month}.html`;
  return writePage(composeLeaflet(dates, options, venueOf(settings, printed, null, [language], baseUrl), now), other);
}
