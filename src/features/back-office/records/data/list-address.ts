import type { Field } from '#content/index.ts';
import { filterParameters, isSortable } from '#resources/contract/query-schema.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import type { Role } from '#roles.ts';

/** What narrows, orders and shows a list, as it stands in the address. */
export type RecordQuery = Readonly<Record<string, string | undefined>>;

export type ListFilter = { name: string; field: Field; parameters: readonly string[] };

export function filtersOf(resource: Resource, role: Role): ListFilter[] {
  const { readable } = fieldsFor(resource, role);
  return (resource.list.filters ?? []).flatMap((name) => {
    const field = readable.get(name);
    return field ? [{ name, field, parameters: Object.keys(filterParameters(name, field)) }] : [];
  });
}

/** Parameters that narrow a list: not those that order it, or say what is shown of it. */
export const narrowingNames = (resource: Resource, role: Role): string[] => [
  'q',
  'missing',
  'untranslated',
  'lacks',
  'ids',
  ...filtersOf(resource, role).flatMap(({ parameters }) => parameters),
];

/** What an address says of a list; anything else in it is nobody's. One that says nothing shows the view that the declaration begins with. */
export function readQuery(resource: Resource, role: Role, search: URLSearchParams): RecordQuery {
  const names = [...narrowingNames(resource, role), 'sort', 'fields', 'page'];
  const values = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));
  return Object.keys(values).length > 0 ? values : firstView(resource);
}

/** What a list shows at first. */
export const firstView = ({ list }: Resource): RecordQuery => list.views?.find(({ key }) => key === list.view)?.query ?? {};

/** All records in their own order: where a list begins with a view, an address has to say so. */
export const allRecords = (resource: Resource): RecordQuery =>
  resource.list.view === undefined ? {} : { sort: (resource.sort.descending ? '-' : '') + resource.sort.field };

/** What narrows or orders a list beyond its page and its columns: what a view is known by. */
export const viewOf = (resource: Resource, role: Role, query: RecordQuery): RecordQuery =>
  Object.fromEntries([...narrowingNames(resource, role), 'sort'].flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

/** What a list can show beside the title: those that the declaration names first, then the other fields. */
export function columnsOf(resource: Resource, role: Role): Map<string, Field> {
  const { readable } = fieldsFor(resource, role);
  const names = new Set([...resource.list.columns, ...resource.fieldNames]);
  names.delete(resource.title);
  return new Map([...names].flatMap((name) => (readable.has(name) ? [[name, readable.get(name) as Field] as const] : []))); // it has it
}

/** The columns that are shown: those that were chosen, else those that the declaration begins with. */
export function shownColumns(resource: Resource, role: Role, query: RecordQuery): string[] {
  const columns = columnsOf(resource, role);
  // The picture stands before the title already.
  const asked = query.fields?.split(',') ?? (resource.list.shown ?? resource.list.columns).filter((name) => name !== pictureOf(resource, role));
  return asked.filter((name) => columns.has(name));
}

/** The field whose picture stands before the title. */
export const pictureOf = (resource: Resource, role: Role): string | undefined =>
  [...fieldsFor(resource, role).readable].find(([, { form }]) => form.kind === 'picture' && form.limits.accept === 'image')?.[0];

export function listParameters(resource: Resource, role: Role, query: RecordQuery): Record<string, string | undefined> {
  const picture = pictureOf(resource, role);
  const shown = shownColumns(resource, role, query);
  const hours = shown.flatMap((name) => resource.list.hourKnown?.[name] ?? []);
  const fields = [...new Set([...shown, ...hours, ...(picture ? [picture] : [])])];
  return { ...query, fields: fields.length > 0 ? fields.join(',') : resource.title };
}

/** What orders a list: as it is asked for, else as the declaration says. */
export function sortOf(resource: Resource, query: RecordQuery): { field: string; descending: boolean } {
  return query.sort ? { field: query.sort.replace(/^-/, ''), descending: query.sort.startsWith('-') } : resource.sort;
}

export const isSortableColumn = (resource: Resource, name: string): boolean => {
  const field = resource.fields[name];
  return field !== undefined && isSortable(field);
};
