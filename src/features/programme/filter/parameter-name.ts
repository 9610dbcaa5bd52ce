import type { Language } from '#i18n/language.ts';
import { t } from '../strings.ts';
import { filterKeys } from './filter.ts';

/** The parameters of an address with a filter, in their order. */
export const filterParameters = ['date', ...filterKeys] as const;

/** What the page calls a parameter of the programme's address: 'date' → 'Datum'; null for any other. */
export function parameterName(parameter: string, language: Language): string | null {
  const known = filterParameters.find((name) => name === parameter);
  return known ? t(language, known) : null;
}
