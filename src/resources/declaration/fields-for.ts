import { mayCall, type User } from '#api/user.ts';
import { type Field, isReadOnly } from '#content/index.ts';
import type { Role } from '#roles.ts';
import type { Resource } from './define-resource.ts';

export type FieldsFor = { readonly readable: ReadonlyMap<string, Field>; readonly writable: ReadonlySet<string> };

/** The one place that says which fields a role gets: every list, filter, export, history and error takes it from here. */
export function fieldsFor({ fields, fieldAccess, access }: Resource, role: Role): FieldsFor {
  const user: User = { id: 0, role };
  const may = (needed: Role | undefined) => needed === undefined || mayCall(needed, user);
  const readable = new Map(Object.entries(fields).filter(([name]) => may(fieldAccess[name]?.read)));
  const writable = new Set([...readable].flatMap(([name, field]) => (!isReadOnly(field) && may(fieldAccess[name]?.write ?? access.write) ? [name] : [])));
  return { readable, writable };
}

/** What a field gives beyond `access.write`. */
export function leastWriter({ fieldAccess, access }: Resource): Role {
  const granted = Object.values(fieldAccess).flatMap(({ write }) => (write ? [write] : []));
  return [access.write, ...granted].reduce((least, role) => (mayCall(role, { id: 0, role: least }) ? role : least));
}
