import { overAt, ticketFactsOf } from '#features/programme/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { SaleDate, SaleMoments, SaleRefusal } from '../contract.ts';
import type { SaleGroup } from '../rules/sale-rule.ts';
import { refusalText } from '../strings.ts';
import type { SaleRow } from './queries.server.ts';

/** Why the sale of a date is not set at all, by whatever rule. */
export function refusalOf(row: SaleRow, now: Date): SaleRefusal | null {
  if (row.status !== 'scheduled') return row.status;
  return overAt(row) <= now ? 'over' : null;
}

export function momentsOf(row: SaleRow, details: Readonly<Record<string, unknown>> = row.details): Record<SaleGroup, Date | null> {
  const { sale_starts, sale_friends, sale_subscribers } = ticketFactsOf(row.production_details, details);
  const instant = (text: string | undefined) => (text === undefined ? null : new Date(text));
  return { sale_starts: instant(sale_starts), sale_friends: instant(sale_friends), sale_subscribers: instant(sale_subscribers) };
}

export const presentMoments = ({ sale_starts, sale_friends, sale_subscribers }: Record<SaleGroup, Date | null>): SaleMoments => ({
  sale_starts: sale_starts && toBerlinIso(sale_starts),
  sale_friends: sale_friends && toBerlinIso(sale_friends),
  sale_subscribers: sale_subscribers && toBerlinIso(sale_subscribers),
});

/** A date as the screen begins with it. */
export function presentSaleDate(row: SaleRow, language: Language, now: Date): SaleDate {
  const refusal = refusalOf(row, now);
  return {
    id: row.id,
    ...asLabel(chooseLabel(row.label, language)),
    revision: row.revision,
    room: { id: row.room_id, ...asLabel(chooseLabel(row.room_name, language)) },
    date_start: toBerlinIso(row.date_start),
    time_known: row.time_known,
    before: presentMoments(momentsOf(row)),
    is_on_sale: row.sale === 'on_sale',
    refusal: refusal && { reason: refusal, text: refusalText(language, refusal) },
  };
}
