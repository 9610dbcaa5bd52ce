import type { Field, FieldKind, Json, Problem } from '#content/index.ts';
import { readInstant } from '#content/index.ts';
import { instantAt, wallClock } from '#i18n/berlin-time.ts';

/** `value` undefined takes it away. */
export type ReadText = { readonly value: Json | undefined } | { readonly problem: Problem };

const textKinds = ['line', 'multi_line', 'number', 'instant', 'embed', 'video_address', 'html'] as const;
export type TextKind = (typeof textKinds)[number];
export const isTextKind = (kind: FieldKind): kind is TextKind => textKinds.some((known) => known === kind);

/** Text stays as typed, spaces at its end included; addresses are reduced to what is stored. */
export function readText(field: Field, kind: TextKind, text: string): ReadText {
  if (text.trim() === '') return { value: undefined };
  const value = parsed(field, kind, text);
  const isNothing = value === '' || value === null;
  if (!isNothing && field.schema.safeParse(value).success) return { value };
  const problem = field.validate(isNothing ? text : value);
  return problem ? { problem } : { value };
}

function parsed(field: Field, kind: TextKind, text: string): Json {
  if (kind === 'line') return text.replace(/[\r\n\t]+/g, ' ');
  if (kind === 'number') return Number.isFinite(numberIn(text)) ? numberIn(text) : text;
  if (kind === 'instant') return instantOf(text);
  if (kind === 'embed' || kind === 'video_address') return String(field.normalise(text));
  return text;
}

const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

/** '2026-11-21T19:30', as a browser's control has it, is a clock in Berlin. */
function instantOf(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? [];
  if (!day || !time) return null;
  const instant = instantAt(day, time);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

export function textOf(kind: TextKind, raw: unknown): string {
  if (kind !== 'instant') return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
  const instant = readInstant(raw);
  if (!instant) return '';
  const { day, time } = wallClock(instant);
  return `${day}T${time.slice(0, 5)}`;
}
