/** What a date says itself or takes over from its production, as columns of both. */
export const inheritedColumns = ['title', 'subtitle', 'description', 'image_id'] as const;
/** The same within `details`. */
export const inheritedDetails = [
  'duration',
  'age_from',
  'languages',
  'surtitles',
  'doors_minutes',
  'box_office_minutes',
  'introduction',
  'children',
  'opening_hours',
  'accessibility_note',
  'admission',
] as const;

/** The same as rows of partners, where a date's own stand in the place of those of its production. */
export const inheritedPartners = ['sponsors', 'promoters'] as const;

/** Media of a production stand beside a date's own, unless it says that it has none of them. */
export const inheritableNames = [...inheritedColumns, ...inheritedDetails, 'media', ...inheritedPartners] as const;
export type InheritableName = (typeof inheritableNames)[number];

/** `media`, `sponsors`, `promoters`: how many of what there is in place of what another says. */
export type OwnFields = Record<(typeof inheritedColumns)[number] | 'details', unknown> & Record<'media' | (typeof inheritedPartners)[number], number>;

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const isColumn = (name: InheritableName): name is (typeof inheritedColumns)[number] => inheritedColumns.some((column) => column === name);
const isCounted = (name: InheritableName): name is 'media' | (typeof inheritedPartners)[number] => name === 'media' || isPartner(name);
export const isPartner = (name: InheritableName): name is (typeof inheritedPartners)[number] => inheritedPartners.some((one) => one === name);
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && !(typeof value === 'object' && Object.keys(value).length === 0);

/** Whether something is said of a field, be it that there is none of it. */
export function hasOwnValue(own: OwnFields, name: InheritableName): boolean {
  if (isColumn(name)) return isFilled(own[name]);
  const { [name]: value, none } = objectOf(own.details);
  return (isCounted(name) ? own[name] > 0 : isFilled(value)) || (Array.isArray(none) && none.includes(name));
}

/** What a date tells without some fields: there its production's holds. */
export function withoutOwn<T extends OwnFields>(own: T, names: readonly InheritableName[]): T {
  const columns = Object.fromEntries(names.filter(isColumn).map((name) => [name, null]));
  const { none, ...details } = objectOf(own.details);
  const rest = Object.fromEntries(Object.entries(details).filter(([name]) => !names.some((one) => one === name)));
  const left = Array.isArray(none) ? none.filter((name) => !names.includes(name)) : [];
  return { ...own, ...columns, details: { ...rest, ...(left.length > 0 && { none: left }) } };
}
