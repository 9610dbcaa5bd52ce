import { mayCall, type User } from '#api/user.ts';
import { type Field, isReadOnly } from '#content/index.ts';
import type { Role } from '#roles.ts';
import type { Resource } from './define-resource.ts';

/** What somebody of a role may see of a record's fields, and which of these they may write. */
export type FieldsFor = { readonly readable: ReadonlyMap<string, Field>; readonly writable: ReadonlySet<string> };

/**
 * The one place that says which fields a role gets: columns, filters, sorting, search, options, export, history and the
 * texts of errors are taken from it.
 */
export function fieldsFor({ fields, fieldAccess, access }: Resource, role: Role): FieldsFor {
  const user: User = { id: 0, role };
  const may = (needed: Role | undefined) => needed === undefined || mayCall(needed, user);
  const readable = new Map(Object.entries(fields).filter(([name]) => may(fieldAccess[name]?.read)));
  const writable = new Set([...readable].flatMap(([name, field]) => (!isReadOnly(field) && may(fieldAccess[name]?.write ?? access.write) ? [name] : [])));
  return { readable, writable };
}

/** The least role that may write anything of a record: what a field gives beyond `access.write`. */
export function leastWriter({ fieldAccess, access }: Resource): Role {
  const granted = Object.values(fieldAccess).flatMap(({ write }) => (write ? [write] : []));
  return [access.write, ...granted].reduce((least, role) => (mayCall(role, { id: 0, role: least }) ? role : least));
}
