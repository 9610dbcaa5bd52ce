import { type Context, Hono } from 'hono';
import type { Endpoint, InputOf } from '#api/endpoint.ts';
import { parseInput, type RawInput } from '#api/implement/parse-input.server.ts';
import type { Database } from '#db/database.server.ts';
import { favouritesOfCalendar } from '#features/favourites/index.server.ts';
import { articleFeed } from '#features/magazine/index.server.ts';
import { type FilterQuery, filterQuery } from '#features/programme/contract.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { dayOf, instantAt } from '#i18n/berlin-time.ts';
import { type Language, languageOfPath, languages } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import { writeAtom } from './atom/atom.ts';
import { everyNews } from './atom/news.server.ts';
import { feedContract } from './contract.ts';
import { chosenNames, eventsById, oneEvent, productionTitle, selectedEvents } from './events/events.server.ts';
import { withdrawnEvents } from './events/queries/withdrawn.server.ts';
import { writeCalendar } from './ical/ical.ts';
import { feedIdentity } from './identity.server.ts';
import { answerRefusal, readForFeed, refusal, send } from './respond.server.ts';
import { t } from './strings.ts';

type Options = { db: Database; baseUrl: string; now: () => Date };

/** The programme as calendar and Atom feed, each event for a calendar, the magazine as Atom feed: below /api, /de/api and /en/api. */
export function programmeFeeds({ db, baseUrl, now }: Options): Hono {
  const app = new Hono({ strict: true });
  app.onError(answerRefusal);

  app.on('GET', paths.calendar, async (c) => {
    const { language, settings, selection, title } = await requestedFeed(c, db, now());
    const [identity, [events, withdrawn]] = await Promise.all([
      feedIdentity(settings, { db, baseUrl, now: now() }),
      readForFeed(c, db, (one) => Promise.all([selectedEvents(one, selection, { language, settings, now: now() }), withdrawnEvents(one, selection)])),
    ]);
    const text = writeCalendar(events, { baseUrl, identity, language, name: title, withdrawn });
    return send(c, feedContract.calendar.mediaType, text, `${slugOf(settings.name)}.ics`);
  });

  app.on('GET', paths.atom, async (c) => {
    const { language, settings, selection, title, query } = await requestedFeed(c, db, now());
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const events = await readForFeed(c, db, (one) => selectedEvents(one, selection, { language, settings, now: now() }));
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

  app.on('GET', paths.eventCalendar, async (c) => {
    const language = languageOfPath(c.req.path);
    const id = c.req.param('file')?.slice(0, -'.ics'.length);
    const { parameters } = parsed(feedContract.eventCalendar, { parameters: { id }, query: {}, body: undefined }, language);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const event = await readForFeed(c, db, (one) => oneEvent(one, parameters.id, { language, settings, now: now() }));
    if (!event) throw refusal(c, 404, 'not_found');
    return send(c, feedContract.eventCalendar.mediaType, writeCalendar([event], { baseUrl, identity, language }), `${event.slug}-${event.id}.ics`);
  });

  app.on('GET', paths.productionCalendar, async (c) => {
    const language = languageOfPath(c.req.path);
    const id = c.req.param('file')?.slice(0, -'.ics'.length);
    const { parameters } = parsed(feedContract.productionCalendar, { parameters: { id }, query: {}, body: undefined }, language);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const [title, events] = await readForFeed(c, db, (one) =>
      Promise.all([
        productionTitle(one, parameters.id, language),
        selectedEvents(one, { production: parameters.id, date: dayOf(now()) }, { language, settings, now: now() }),
      ]),
    );
    if (title === null) throw refusal(c, 404, 'not_found');
    const text = writeCalendar(events, { baseUrl, identity, language, name: `${settings.name}: ${title}` });
    return send(c, feedContract.productionCalendar.mediaType, text, `${slugOf(title)}.ics`);
  });

  addNewsFeeds(app, { db, baseUrl, now });
  addRememberedCalendars(app, { db, baseUrl, now });
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

/** What is new of everything, and the magazine alone. */
function addNewsFeeds(app: Hono, { db, baseUrl, now }: Options): void {
  app.on('GET', paths.news, async (c) => {
    const language = languageOfPath(c.req.path);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const entries = await readForFeed(c, db, (one) => everyNews(one, { language, settings, now: now() }));
    const addresses = { self: `/${language}${feedContract.news.path}`, page: href('programme', language) };
    const title = `${settings.name}: ${t(language, 'news')}`;
    const about = { baseUrl, identity, language, title, author: settings.name, from: instantAt(identity.since), ...addresses };
    return send(c, feedContract.news.mediaType, writeAtom(entries, about));
  });

  app.on('GET', paths.articles, async (c) => {
    const language = languageOfPath(c.req.path);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const entries = await readForFeed(c, db, (one) => articleFeed(one, { language, now: now() }));
    const addresses = { self: `/${language}${feedContract.articles.path}`, page: href('magazine', language) };
    const title = `${settings.name}: ${t(language, 'magazine')}`;
    const about = { baseUrl, identity, language, title, author: settings.name, from: instantAt(identity.since), ...addresses };
    const text = writeAtom(
      entries.map((article) => ({ article })),
      about,
    );
    return send(c, feedContract.articles.mediaType, text);
  });
}

function addRememberedCalendars(app: Hono, { db, baseUrl, now }: Options): void {
  /** Events that somebody remembers: subscribers see them called so; a file has no name. */
  const remembered = async (c: Context, find: (one: Database) => Promise<readonly number[] | null>, isSubscribed: boolean) => {
    const language = languageOfPath(c.req.path);
    const settings = await settingsReader(db).read();
    const identity = await feedIdentity(settings, { db, baseUrl, now: now() });
    const events = await readForFeed(c, db, async (one) => {
      const ids = await find(one);
      return ids && [...(await eventsById(one, ids, { language, settings, now: now() })).values()];
    });
    if (!events) throw refusal(c, 404, 'not_found');
    const inOrder = events.toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id);
    const name = `${settings.name}: ${t(language, 'favourites')}`;
    const text = writeCalendar(inOrder, { baseUrl, identity, language, ...(isSubscribed && { name }) });
    return send(c, feedContract.favouriteCalendar.mediaType, text, `${slugOf(t(language, 'favourites'))}.ics`, 'one');
  };

  app.on('GET', paths.rememberedCalendar, (c) => {
    const raw = { parameters: {}, query: { ids: c.req.query('ids') }, body: undefined };
    const { query } = parsed(feedContract.rememberedCalendar, raw, languageOfPath(c.req.path));
    return remembered(c, async () => query.ids, false);
  });

  app.on('GET', paths.favouriteCalendar, (c) => {
    const token = c.req.param('file')?.slice(0, -'.ics'.length);
    const raw = { parameters: { token }, query: {}, body: undefined };
    const { parameters } = parsed(feedContract.favouriteCalendar, raw, languageOfPath(c.req.path));
    return remembered(c, (one) => favouritesOfCalendar(one, parameters.token), true);
  });
}

const localised = (path: string): string[] => ['', ...languages.map((language) => `/${language}`)].map((prefix) => prefix + path);

const paths = {
  calendar: localised(feedContract.calendar.path),
  atom: localised(feedContract.atom.path),
  news: localised(feedContract.news.path),
  articles: localised(feedContract.articles.path),
  eventCalendar: localised(feedContract.eventCalendar.path.replace('{id}.ics', ':file{[^/]+\\.ics}')),
  favouriteCalendar: localised(feedContract.favouriteCalendar.path.replace('{token}.ics', ':file{[^/]+\\.ics}')),
  rememberedCalendar: localised(feedContract.rememberedCalendar.path),
  productionCalendar: localised(feedContract.productionCalendar.path.replace('{id}.ics', ':file{[^/]+\\.ics}')),
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
    if (value !== undefined) query.set(name, name === 'date' || name === 'until' ? toUrlDate(String(value)) : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

const parsed = <E extends Endpoint>(endpoint: E, raw: RawInput, language: Language): InputOf<E> => parseInput(endpoint, raw, language) as InputOf<E>; // it has just passed the schemas of E
