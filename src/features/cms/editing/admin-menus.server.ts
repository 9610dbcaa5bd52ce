import { type Service, service } from '#api/service.server.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#roles.ts';
import { unlocalisedRoutes } from '#routes.ts';

/** A kind of thing that staff edit in the back office (E §6), the least role that does, and its part of addresses there. */
export type EditableKind = { readonly name: string; readonly path: string; readonly role: Role; readonly label: { readonly de: string; readonly en: string } };

export const editableKindService: Service<readonly EditableKind[]> = service<readonly EditableKind[]>('places of the back office');

/** Each by the id of the item, `{id}`. */
export const adminMenus = (kinds: readonly EditableKind[], user: User, language: Language) =>
  kinds
    .filter(({ role }) => mayCall(role, user))
    .map(({ name, path, label }) => ({ key: name, title: label[language], url: `${unlocalisedRoutes.backOffice}/${path}/{id}` }));
