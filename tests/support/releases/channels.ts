import { type Bundle, beginnings, misspelled, words } from './bundle.ts';

export type Addresses = (bundle: Bundle) => readonly string[];

const de = (...paths: string[]) => paths.map((path) => `/de${path}`);
const page = words.page.toLowerCase();
const ownPages = ({ event, date, production, series, article, person }: Bundle) =>
  de(
    `/programm/x/${event}`,
    `/programm/x/${date}`,
    `/produktionen/x/${production}`,
    `/abonnements/x/${series}`,
    `/blog/x/${article}`,
    `/${page}`,
    `/team/x/${person}`,
  );
const lists = () => de('', '/programm', '/produktionen', '/abonnements', '/blog', '/team', '/venues', '/merkliste');
const each = (texts: readonly string[], path: string) => texts.map((text) => `/de${path}${text}`);

export const channels = {
  'own pages': ownPages,
  'own pages, with the right name': ({ event, production, series, article, person }) =>
    de(
      `/programm/${words.event.toLowerCase()}/${event}`,
      `/produktionen/${words.production.toLowerCase()}/${production}`,
      `/abonnements/${words.series.toLowerCase()}/${series}`,
      `/blog/${words.article.toLowerCase()}/${article}`,
      `/team/${words.person.toLowerCase()}/${person}`,
    ),
  'data of own pages': (bundle) => ownPages(bundle).map((path) => `/page-data${path}`),
  'heads of own pages': (bundle) => ownPages(bundle).map((path) => `/page-head${path}`),
  'pages in English': (bundle) => [`/en/events/x/${bundle.event}`, `/en/productions/x/${bundle.production}`, '/en/events', '/en/productions', '/en/blog'],
  'own calls': ({ event, production, series, article, person }) =>
    de(
      `/api/events/${event}/`,
      `/api/productions/${production}/`,
      `/api/series/${series}/`,
      `/api/articles/${article}/`,
      `/pageeditor-api/page/${page}`,
      `/api/persons/${person}/`,
    ),
  lists,
  'data of lists': () => lists().map((path) => `/page-data${path}`),
  'list calls': () => de('/api/events/', '/api/productions/', '/api/series/', '/api/articles/', '/api/persons/', '/api/teasers/'),
  'pages beside': ({ beside }) => de(`/programm/tosca/${beside.event}`, `/programm/tosca/${beside.cancelled}`, `/produktionen/tosca/${beside.production}`),
  'calls beside': ({ beside }) =>
    de(`/api/events/${beside.event}/`, `/api/events/${beside.cancelled}/`, `/api/productions/${beside.production}/`, `/api/articles/?event=${beside.event}`),
  filters: ({ series, production }) =>
    de('/api/event-filters/', `/api/event-filters/?series=${series}`, `/api/events/?series=${series}`, `/api/production-filters/?production=${production}`),
  calendar: ({ series }) => de('/api/calendar/', `/api/calendar/?series=${series}`, '/api/production-calendar/'),
  search: () => [
    ...each(beginnings, '/api/search/?query='),
    ...each(beginnings, '/api/search/events/?query='),
    ...each(beginnings, '/api/search/others/?query='),
    ...each(beginnings, '/api/search/pages/?query='),
  ],
  'pages of the search': () => [...each(beginnings, '/search?q='), ...each(beginnings, '/search?query=')],
  suggestions: () => each(beginnings, '/api/search/autocomplete/?query='),
  spelling: () => [...each(misspelled, '/api/search/?query='), ...each(misspelled, '/api/search/others/?query=')],
  'what others search': () => de('/api/search/ideas/'),
  sitemap: () => ['/sitemap.xml', '/sitemap-pages-1.xml', '/sitemap-productions-1.xml', '/sitemap-events-1.xml'],
  Atom: () => de('/api/events.atom', '/api/news.atom', '/api/articles.atom'),
  iCalendar: ({ event, date, production, series }) =>
    de('/api/events.ics', `/api/events.ics?series=${series}`, `/api/events/${event}.ics`, `/api/events/${date}.ics`, `/api/productions/${production}.ics`),
  press: ({ production }) =>
    de(`/presse/x/${production}`, `/presse/${words.production.toLowerCase()}/${production}`, `/api/press/${production}/`, `/api/press/${production}.zip`),
  'programme to print': () => de('/api/programme/2026-12.html', '/api/programme/2027-01.html'),
  'feeds of receivers': ({ receivers }) => receivers,
  reminders: ({ event, date }) => de(`/api/reminders/subject/?event=${event}`, `/api/reminders/subject/?event=${date}`),
  menus: () => ['/pageeditor-api/nav', '/pageeditor-api/footer', ...de('/pageeditor-api/nav', '/pageeditor-api/footer')],
  'sections of pages': ({ page: id }) => de(`/pageeditor-api/container/by-slug/page-${id}`),
  'old spellings': ({ event, production }) => [`/events/x/${event}`, `/de/produktionen/${production}`, `/programm/x/${event}`],
  'what is not found': () => each(misspelled, '/'),
  favourites: ({ event, date }) => de(`/api/remembered-events/?ids=${event},${date}`, `/api/availability/?ids=${event},${date}`, `/api/events/${event}/offer/`),
  'pages of the box office': () => [`/de/api/shop-page/?address=${encodeURIComponent('https://karten.example/webshop/XQJET')}`],
  'versions and drafts': ({ page: id }) => [
    `/de/${page}?version=1`,
    `/de/${page}?preview=draft`,
    `/de/${page}?at=2027-01-01`,
    `/de/programm?at=2027-01-01`,
    `/de/pageeditor-api/pages/${id}/`,
  ],
} as const satisfies Record<string, Addresses>;
