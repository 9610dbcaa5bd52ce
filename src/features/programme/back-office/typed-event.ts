import type { Language } from '#i18n/language.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import { localisedOf } from '#ui/staff/localised-of.ts';
import { type InheritedField, inheritedFields } from '../details/details.ts';
import type { EventChange, StaffEventDetail } from './contract.ts';
import { t } from './form/strings.ts';
import { changesOf, isFilled, type Problems, type SharedTyped, typedDetails, typedPartner } from './form/typed-details.ts';

export type TypedEvent = { change: EventChange } | { problems: Problems };

type Typed = SharedTyped & {
  important_info: Record<string, string>;
  accessibility_ids: NonNullable<EventChange['accessibility_ids']>;
};

export function typedEvent(values: FormValues, opened: StaffEventDetail, language: Language): TypedEvent {
  const problems: Problems = {};
  const shared = typedDetails(values, opened, language, problems);
  const typed: Typed = {
    ...shared,
    details: { ...shared.details, none: noneOf(values, shared, language, problems) },
    important_info: localisedOf(values, 'important_info', opened.important_info),
    accessibility_ids: values.all('accessibility_ids').map(Number) as Typed['accessibility_ids'], // of the options alone
  };
  const added = typedPartner(values, language, problems);
  return Object.keys(problems).length > 0 ? { problems } : { change: { ...changesOf(typed, opened), ...added } };
}

/** What it says itself cannot be among it, but media of its own may. */
function noneOf(values: FormValues, typed: SharedTyped, language: Language, problems: Problems): InheritedField[] | null {
  const ticked = inheritedFields.filter((name) => values.get(`none.${name}`) !== '');
  const own: Readonly<Record<string, unknown>> = { ...typed.details, sponsors: typed.sponsors, promoters: typed.promoters };
  for (const name of ticked) if (isFilled(own[name])) problems[`none.${name}`] = [t(language, 'none_or_own')];
  return ticked.length > 0 ? ticked : null;
}
