import { changesOf, type Problems, type SharedTyped, typedDetails, typedPartner } from '#features/programme/back-office/form/index.ts';
import type { Language } from '#i18n/language.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import { localisedOf } from '#ui/staff/localised-of.ts';
import type { CreditsChange, WorksChange } from './cast/contract.ts';
import { asTyped, typedCast } from './cast/typed-cast.ts';
import type { ProductionChange, StaffProductionDetail } from './contract.ts';

const textNames = ['opening_hours', 'promoter'] as const;
type Texts = Record<(typeof textNames)[number], Record<string, string>>;
type Typed = SharedTyped & Texts & { credits: CreditsChange; works: WorksChange };

export type OpenedProduction = Pick<
  StaffProductionDetail,
  'revision' | 'texts' | 'details' | 'media' | 'sponsors' | 'promoters' | 'partners' | 'credits' | 'works'
>;

/** Reads the form of a production, and keeps what differs from what it was opened with; or what is wrong, by the names of the fields. */
export function typedProduction(values: FormValues, opened: OpenedProduction, language: Language): { change: ProductionChange } | { problems: Problems } {
  const problems: Problems = {};
  const shared = typedDetails(values, opened, language, problems);
  // The hours are a text of the production's own page; what of them stands in the details of its events is not in this form.
  const { opening_hours: _, ...details } = shared.details;
  const texts = Object.fromEntries(textNames.map((name) => [name, localisedOf(values, name, opened.texts[name])])) as Texts; // each of them
  const typed: Typed = {
    ...shared,
    details,
    ...texts,
    ...typedCast(values, opened, language, problems),
  };
  const added = typedPartner(values, language, problems);
  return Object.keys(problems).length > 0 ? { problems } : { change: { ...changesOf(typed, { ...opened, ...opened.texts, ...asTyped(opened) }), ...added } };
}
