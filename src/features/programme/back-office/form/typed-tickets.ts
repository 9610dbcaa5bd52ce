import type { Language } from '#i18n/language.ts';
import { readTypedInstant } from '#i18n/typed-instant.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import type { TicketFacts } from '../../details/details.ts';
import type { DetailsChange } from './contract.ts';
import { t } from './strings.ts';

/** The sale to all may be the production's; what is wrong goes to `problems`. */
export function typedTickets(
  values: FormValues,
  opened: TicketFacts,
  inherited: TicketFacts,
  language: Language,
  problems: Record<string, string[]>,
): Pick<DetailsChange, 'admission' | 'sale_starts' | 'sale_friends' | 'sale_subscribers' | 'presale'> {
  const admission = values.get('details.admission');
  const sale_starts = instantOf(values.get('details.sale_starts'), opened.sale_starts);
  const starts = instantOf(values.get('details.presale.starts'), opened.presale?.starts);
  const whom = { de: values.get('details.presale.whom.de').trim(), en: values.get('details.presale.whom.en').trim() };
  const complain = (name: string, words: 'presale_starts_missing' | 'presale_whom_missing' | 'presale_late') => {
    problems[name] = [t(language, words)];
  };
  const isPresale = starts !== null || whom.de !== '' || whom.en !== '';
  if (isPresale && starts === null) complain('details.presale.starts', 'presale_starts_missing');
  if (isPresale) for (const one of ['de', 'en'] as const) if (whom[one] === '') complain(`details.presale.whom.${one}`, 'presale_whom_missing');
  const sale_friends = instantOf(values.get('details.sale_friends'), opened.sale_friends);
  const sale_subscribers = instantOf(values.get('details.sale_subscribers'), opened.sale_subscribers);
  const toAll = sale_starts ?? inherited.sale_starts ?? null;
  const early = { 'details.sale_friends': sale_friends, 'details.sale_subscribers': sale_subscribers, 'details.presale.starts': starts };
  for (const [name, at] of Object.entries(early)) if (at !== null && (toAll === null || Date.parse(at) >= Date.parse(toAll))) complain(name, 'presale_late');
  return {
    admission: admission === 'free' || admission === 'box_office' ? admission : null,
    sale_starts,
    sale_friends,
    sale_subscribers,
    presale: starts === null ? null : { starts, whom },
  };
}

/** As it was stored where it is the same, in whatever zone that was written. */
function instantOf(typed: string, stored: string | undefined): string | null {
  const read = readTypedInstant(typed);
  return stored !== undefined && read !== null && Math.abs(Date.parse(stored) - Date.parse(read)) < 60_000 ? stored : read;
}
