import { z } from 'zod';
import { refusalCodes } from '../answer.ts';
import type { Failure } from '../box-office.ts';

// What we read of the answers of pretix's REST API (v1); what is not named here is dropped.
const text = z.record(z.string(), z.string()).or(z.string()); // by language; plain in some old installations
const money = z.string().regex(/^\d+(\.\d+)?$/);
const instant = z.iso.datetime({ offset: true }).nullable();

export const listOf = <T extends z.ZodType>(result: T) => z.object({ next: z.string().nullable(), results: z.array(result) });

const dates = { date_from: z.iso.datetime({ offset: true }), date_to: instant, presale_start: instant, presale_end: instant };
const state = { best_availability_state: z.int().nullish(), seating_plan: z.int().nullish() };

export const eventShape = z.object({ slug: z.string(), name: text, live: z.boolean(), has_subevents: z.boolean(), ...dates, ...state });
const override = { disabled: z.boolean().default(false), price: money.nullable() };
export const subeventShape = z.object({
  id: z.int(),
  name: text,
  active: z.boolean(),
  ...dates,
  ...state,
  item_price_overrides: z.array(z.object({ item: z.int(), ...override })).default([]),
  variation_price_overrides: z.array(z.object({ variation: z.int(), ...override })).default([]),
});

const offered = {
  id: z.int(),
  active: z.boolean(),
  description: text.nullable(),
  position: z.int(),
  available_from: instant.default(null),
  available_until: instant.default(null),
  hide_without_voucher: z.boolean().default(false),
  /** Newer servers say so with these two, older ones with a list of channels. */
  all_sales_channels: z.boolean().default(true),
  limit_sales_channels: z.array(z.string()).default([]),
  sales_channels: z.array(z.string()).optional(),
};
const variationShape = z.object({ ...offered, value: text, price: money });
export const itemShape = z.object({
  ...offered,
  name: text,
  default_price: money,
  require_voucher: z.boolean(),
  max_per_order: z.int().nullable(),
  variations: z.array(variationShape),
});
export const quotaShape = z.object({
  size: z.int().nullable(),
  items: z.array(z.int()),
  variations: z.array(z.int()),
  subevent: z.int().nullable(),
  available: z.boolean(),
  available_number: z.int().nullable(),
});
export const positionShape = z.object({
  id: z.int(),
  cart_id: z.string(),
  expires: z.iso.datetime({ offset: true }),
  subevent: z.int().nullable(),
  item: z.int(),
  variation: z.int().nullable(),
  price: money,
});
export const bulkAnswer = z.object({
  results: z.array(z.object({ success: z.boolean(), errors: z.unknown(), data: positionShape.nullable() })),
});

export type PretixText = z.infer<typeof text>;
export type PretixEvent = z.infer<typeof eventShape>;
export type Subevent = z.infer<typeof subeventShape>;
export type Item = z.infer<typeof itemShape>;
export type Variation = z.infer<typeof variationShape>;
export type Quota = z.infer<typeof quotaShape>;
export type Position = z.infer<typeof positionShape>;

const errorAnswer = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** The number is that of the JetTicket-like API for pretix's words; without the right to ask there is no box office. */
export function pretixFailure(status: number, json: unknown): Failure | null {
  if (status >= 500 || !errorAnswer.safeParse(json).success) return null;
  if (status === 404) return { kind: 'refused', code: refusalCodes.unknownEvent };
  if (status === 400) return { kind: 'refused', code: refusalCodes.invalid, detail: JSON.stringify(json).slice(0, 300) };
  return { kind: 'unavailable' };
}

/** Why a position could not be held; asked for in English. */
export function refusalIn(errors: unknown): { code: number; detail: string } {
  const detail = JSON.stringify(errors).slice(0, 300);
  return { code: /quota|sold out|no longer available/i.test(detail) ? refusalCodes.notEnoughSeats : refusalCodes.invalid, detail };
}

/** Both languages, each in place of the other where it is missing. */
export function inBoth(value: PretixText): { de: string; en: string } {
  if (typeof value === 'string') return { de: value, en: value };
  const any = Object.values(value)[0] ?? '';
  const de = value.de ?? value['de-informal'] ?? value.en ?? any;
  return { de, en: value.en ?? de };
}
