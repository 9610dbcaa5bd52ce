import { mayCall } from '#api/user.ts';
import { recordOfPath } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#roles.ts';
import { resources } from '../resources.ts';

/** The record behind a page, as its declaration says where visitors see it; null where there is none that a role may see. */
export function recordBehind(pathname: string, language: Language, role: Role): { path: string; id: number; name: string } | null {
  const found = recordOfPath(resources, pathname, language);
  if (!found || !mayCall(found.resource.access.read, { id: 0, role })) return null;
  return { path: found.resource.path, id: found.id, name: found.resource.label.one[language] };
}
