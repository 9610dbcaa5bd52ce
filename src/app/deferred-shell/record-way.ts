import { mayCall } from '#api/user.ts';
import { recordOfPath } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Resource } from '#resources/index.ts';
import type { Role } from '#roles.ts';
import { href } from '#routes.ts';
import { resources } from '../resources.ts';

/** `id` is null of many, which a list shows. */
export type RecordLink = { path: string; id: number | null; name: string };

/** What the page shows, the alert above it, and what is on it without a page of its own, as the list. */
export function recordsBehind(pathname: string, language: Language, role: Role): RecordLink[] {
  const found = recordOfPath(resources, pathname, language);
  const alert = Number(document.documentElement.dataset.alert);
  const named = (name: string) => resources.resources.find((resource) => resource.name === name);
  const links: [Resource | undefined, number | null][] = [[found?.resource, found?.id ?? null]];
  if (alert > 0) links.push([named('alert'), alert]);
  if (document.getElementById('sponsors')) links.push([named('partner'), null]);
  if (pathname === href('programme', language)) links.push([named('teaser'), null]);
  if (pathname === href('home', language)) links.push([named('opening_hours'), null]);
  return links.flatMap(([resource, id]) =>
    resource && mayCall(resource.access.read, { id: 0, role })
      ? [{ path: resource.path, id, name: (id === null ? resource.label.many : resource.label.one)[language] }]
      : [],
  );
}
