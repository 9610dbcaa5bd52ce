import type { z } from 'zod';
import type { Problem, ProblemCode } from './problem.ts';

type Draft = Record<string, unknown>;

/** Without these there is no event; any other field that cannot be read is left out. */
const needed: readonly string[] = ['identifier', 'title', 'date_start', 'language'];

/** 'www.…' is https, a blank is %20; what is changed is said. */
export function withAddress(draft: Draft, field: string | undefined): { draft: Draft; notes: Problem[] } {
  if (typeof draft.url !== 'string') return { draft, notes: [] };
  const trimmed = draft.url.trim();
  const url = trimmed.replace(/^(?=www\.[^\s.]+\.)/i, 'https://');
  const whole = /^https?:\/\//i.test(url) ? url.replaceAll(' ', '%20') : url;
  const notes: Problem[] = whole === trimmed ? [] : [{ code: 'guessed_address', ...(field && { field }), detail: whole }];
  return { draft: { ...draft, url: whole }, notes };
}

/** One entry of a list, a place's address, else the whole field; null where the event cannot do without it. */
export function without(draft: Draft, { path, code }: z.core.$ZodIssue, listLimit: number): Draft | null {
  const [field, inner] = path;
  if (typeof field !== 'string' || needed.includes(field) || draft[field] === undefined) return null;
  const value = draft[field];
  if (Array.isArray(value)) {
    if (typeof inner === 'number') return { ...draft, [field]: value.toSpliced(inner, 1) };
    return { ...draft, [field]: code === 'too_big' ? value.slice(0, listLimit) : undefined };
  }
  if (field === 'place' && inner === 'address' && typeof value === 'object') return { ...draft, place: { ...value, address: undefined } };
  return { ...draft, [field]: undefined };
}

export const leftOut = (code: ProblemCode, field: string): Problem => ({ code, field, eventStays: true });
