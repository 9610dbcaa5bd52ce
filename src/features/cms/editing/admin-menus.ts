import { mayCall } from '#api/user.ts';
import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { Role } from '#roles.ts';

const t = defineStrings({
  page: { de: 'Seite', en: 'Page' },
  article: { de: 'Artikel', en: 'Article' },
  form: { de: 'Formular', en: 'Form' },
  venue: { de: 'Spielort', en: 'Venue' },
  event: { de: 'Veranstaltung', en: 'Event' },
  person: { de: 'Person', en: 'Person' },
  production: { de: 'Produktion', en: 'Production' },
  series: { de: 'Abonnementreihe', en: 'Series' },
});

/** What staff edit in the back office (E §6), each by the id of the item, and the role that it takes (decisions.md). */
const places = [
  { key: 'page', role: 'editor', url: '/cms-hub/pages/{id}' },
  { key: 'article', role: 'editor', url: '/cms-hub/articles/{id}' },
  { key: 'form', role: 'editor', url: '/cms-hub/forms/{id}' },
  { key: 'venue', role: 'manager', url: '/cms-hub/venues/{id}' },
  { key: 'event', role: 'manager', url: '/cms-hub/events/{id}' },
  { key: 'person', role: 'manager', url: '/cms-hub/people/{id}' },
  { key: 'production', role: 'manager', url: '/cms-hub/productions/{id}' },
  { key: 'series', role: 'manager', url: '/cms-hub/series/{id}' },
] as const satisfies readonly { key: keyof typeof t.table; role: Role; url: string }[];

export const adminMenus = (user: { id: number; role: Role }, language: Language) =>
  places.filter(({ role }) => mayCall(role, user)).map(({ key, url }) => ({ key, title: t(language, key), url }));
