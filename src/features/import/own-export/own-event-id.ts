import { languages } from '#i18n/language.ts';
import { routes } from '#routes.ts';
import type { ImportRecord } from '../import-record.ts';

/** By a calendar's UID or the page's address; null for others' files. `baseUrl`: the site's, without trailing slash. */
export function ownEventId({ identifier, page }: Pick<ImportRecord, 'identifier' | 'page'>, baseUrl: string): number | null {
  if (baseUrl === '' || !URL.canParse(baseUrl)) return null;
  const [, uid, host] = /^event-(\d{1,9})@(.+)$/.exec(identifier) ?? [];
  if (uid && host === new URL(baseUrl).hostname) return Number(uid);
  for (const address of [page, identifier]) {
    const id = address?.startsWith(`${baseUrl}/`) ? idInPath(address.slice(baseUrl.length)) : null;
    if (id !== null) return id;
  }
  return null;
}

const patterns = languages.map((language) => new RegExp(`^${routes.event[language].replace(':slug', '[^/?#]+').replace(':id', '(\\d{1,9})')}/?(?:[?#]|$)`));

function idInPath(path: string): number | null {
  const id = patterns.map((pattern) => pattern.exec(path)?.[1]).find((found) => found !== undefined);
  return id === undefined ? null : Number(id);
}
