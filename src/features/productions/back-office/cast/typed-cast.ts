import { type Problems, rowKeys } from '#features/programme/back-office/form/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { Credits, CreditsChange, StaffWork, WorksChange } from './contract.ts';
import { t } from './strings.ts';

type Cast = { credits: Credits; works: readonly StaffWork[] };
type TypedCast = { credits: CreditsChange; works: WorksChange };

/** By what a row of the form is called: `c0` is the first that is stored, `n1` is new. */
export const rowKey = (letter: 'c' | 'w', index: number) => `${letter}${index}`;

export const asTyped = ({ credits, works }: Cast): TypedCast => ({
  credits: credits.map(({ person, role }) => ({ person: { id: person.id }, role: role && { id: role.id } })),
  works: works.map(({ id, note, is_intermission }) => ({ work: is_intermission ? null : { id }, note })),
});

/** Reads the rows of `CreditRows` and `WorkRows`, in their order; one in which nothing was typed is none. Who is as they were is sent by their id. */
export function typedCast(values: FormValues, opened: Cast, language: Language, problems: Problems): TypedCast {
  return {
    credits: rowKeys(values, 'credits').flatMap((key) => creditOf(values, key, opened.credits, language, problems)),
    works: rowKeys(values, 'works').flatMap((key) => workOf(values, key, opened.works, language, problems)),
  };
}

function creditOf(values: FormValues, key: string, before: Credits, language: Language, problems: Problems): CreditsChange {
  const text = (field: string) => values.get(`credits.${key}.${field}`).trim();
  const [name, role, kind] = [text('name'), text('role'), text('kind') === 'ensemble' ? ('ensemble' as const) : ('person' as const)];
  if (!name && !role) return [];
  if (!name) problems[`credits.${key}.name`] = [t(language, 'name_missing')];
  const stored = before.find((_, index) => key === rowKey('c', index));
  const isSame = stored?.person.name === name && stored.person.kind === kind;
  const known = stored?.role && stored.role.name === role ? { id: stored.role.id } : { name: role };
  return [{ person: isSame ? { id: stored.person.id } : { name, kind }, role: role ? known : null }];
}

function workOf(values: FormValues, key: string, before: readonly StaffWork[], language: Language, problems: Problems): WorksChange {
  const at = `works.${key}`;
  const stored = before.find((_, index) => key === rowKey('w', index));
  if (values.get(`${at}.interval`)) return [{ work: null, note: stored?.note ?? {} }]; // its note has no field
  const note = localisedOf(values, `${at}.note`, stored?.note);
  const composer = values.get(`${at}.composer`).trim();
  const isSame = stored && stored.composer === composer && (!stored.title.de || stored.title.de === values.get(`${at}.title.de`).trim());
  const title = localisedOf(values, `${at}.title`, isSame ? stored.title : {});
  if (isSame) return [{ work: { id: stored.id, ...(languages.some((one) => (title[one] ?? '') !== (stored.title[one] ?? '')) && { title }) }, note }];
  if (!composer && [title, note].every((one) => Object.keys(one).length === 0)) return [];
  if (!title.de) problems[`${at}.title.de`] = [t(language, 'title_missing')];
  return [{ work: { title, composer }, note }];
}
