import { type Context, Hono } from 'hono';
import type { Endpoint, InputOf } from '#api/endpoint.ts';
import { parseInput, type RawInput } from '#api/implement/parse-input.server.ts';
import type { Database } from '#db/database.server.ts';
import { type FilterQuery, filterQuery } from '#features/programme/contract.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { dayOf, instantAt } from '#i18n/berlin-time.ts';
import { type Language, languageOfPath, languages } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import { writeAtom } from './atom/atom.ts';
import { programmeNews } from './atom/news.server.ts';
import { feedContract } from './contract.ts';
import { chosenNames, oneEvent, selectedEvents } from './events/events.server.ts';
import { withdrawnEvents } from './events/withdrawn.server.ts';
import { writeCalendar } from './ical/ical.ts';
import { feedIdentity } from './identity.server.ts';
import { answerRefusal, readForFeed, refusal, send } from './respond.server.ts';
import { t } from './strings.ts';

type Options = { db: Database; baseUrl: string; now: () => Date };

/** The programme as calendar and Atom feed, and each event for a calendar: below /api, /de/api and /en/api. */
export function programmeFeeds({ db, baseUrl, now }: Options): Hono {
  const app = new Hono({ strict: true });
  app.onError(answerRefusal);

  app.on('GET', paths.calendar, async (c) => {
    const { language, settings, selection, title } = await requestedFeed(c, db, now());
    const [identity, [events, withdrawn]] = await Promise.all([
      feedIdentity(settings, { db, baseUrl, now: now() }),
      readForFeed(c, db, (one) => Promise.all([selectedEvents(one, selection, now(), { language, settings }), withdrawnEvents(one, selection)])),
    ]);
    const text = writeCalendar(events, { baseUrl, identity, language, name: title, withdrawn });
    return send(c, feedContract.calendar.mediaType, text, `${slugOf(settings.name)}.ics`);
  });

  app.on('GET', paths.atom, async (c) => {
    const { language, settings, selection, title, query } = await requestedFeed(c, db, now());
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const events = await readForFeed(c, db, (one) => selectedEvents(one, selection, now(), { language, settings }));
    const addresses = { self: `/${language}${feedContract.atom.path}${query}`, page: href('programme', language) + query };
    const about = { baseUrl, identity, language, title, author: settings.name, from: instantAt(selection.date), ...addresses };
    return send(
      c,
      feedContract.atom.mediaType,
      writeAtom(
        events.map((event) => ({ event })),
        about,
      ),
    );
  });

  app.on('GET', paths.news, async (c) => {
    const language = languageOfPath(c.req.path);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const entries = await readForFeed(c, db, (one) => programmeNews(one, { language, settings }));
    const addresses = { self: `/${language}${feedContract.news.path}`, page: href('programme', language) };
    const title = `${settings.name}: ${t(language, 'news')}`;
    const about = { baseUrl, identity, language, title, author: settings.name, from: instantAt(identity.since), ...addresses };
    return send(c, feedContract.news.mediaType, writeAtom(entries, about));
  });

  app.on('GET', paths.eventCalendar, async (c) => {
    const language = languageOfPath(c.req.path);
    const id = c.req.param('file')?.slice(0, -'.ics'.length);
    const { parameters } = parsed(feedContract.eventCalendar, { parameters: { id }, query: {}, body: undefined }, language);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const event = await readForFeed(c, db, (one) => oneEvent(one, parameters.id, { language, settings }));
    if (!event) throw refusal(c, 404, 'not_found');
    return send(c, feedContract.eventCalendar.mediaType, writeCalendar([event], { baseUrl, identity, language }), `${event.slug}-${event.id}.ics`);
  });

  for (const path of Object.values(paths).flat()) {
    app.all(path, (c) => {
      throw refusal(c, 405, 'method_not_allowed');
    });
    // The other spelling of the trailing slash is sent on (decisions.md).
    app.all(`${path}/`, (c) => {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(pathname.slice(0, -1) + search, 308);
    });
  }
  return app;
}

const localised = (path: string): string[] => ['', ...languages.map((language) => `/${language}`)].map((prefix) => prefix + path);

const paths = {
  calendar: localised(feedContract.calendar.path),
  atom: localised(feedContract.atom.path),
  news: localised(feedContract.news.path),
  eventCalendar: localised(feedContract.eventCalendar.path.replace('{id}.ics', ':file{[^/]+\\.ics}')),
};

/** What a feed is asked for: its events, its name, and its query as feed and page both understand it. */
async function requestedFeed(c: Context, db: Database, now: Date) {
  const language = languageOfPath(c.req.path);
  const given = Object.fromEntries(Object.keys(filterQuery.shape).map((name) => [name, c.req.query(name)]));
  const { query: asked } = parsed(feedContract.calendar, { parameters: {}, query: given, body: undefined }, language);
  const today = dayOf(now);
  const [names, settings] = await Promise.all([chosenNames(db, asked, language), settingsReader(db).read()]);
  return {
    language,
    // The whole of today, so that no calendar loses the concert that one is sitting in.
    selection: { ...asked, date: asked.date ?? today },
    settings,
    title: `${settings.name}: ${names.join(', ') || t(language, 'programme')}`,
    query: queryOf(asked),
  };
}

/** '?date=21-11-2026&room=2', or nothing. */
function queryOf(asked: FilterQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, name === 'date' ? toUrlDate(String(value)) : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

const parsed = <E extends Endpoint>(endpoint: E, raw: RawInput, language: Language): InputOf<E> => parseInput(endpoint, raw, language) as InputOf<E>; // it has just passed the schemas of E
