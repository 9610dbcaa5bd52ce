import type { z } from 'zod';
import type { Language } from '#i18n/language.ts';
import { ApiError } from '../api-error.ts';
import type { Endpoint, InputOf } from '../endpoint.ts';
import { explainIssue, messageFor } from '../strings.ts';

export type RawInput = { parameters: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** Throws ApiError 400 `invalid_input` that names each wrong field in the reader's language; a path parameter that names nothing is a 404. */
export function parseInput(endpoint: Endpoint, raw: RawInput, language: Language): InputOf<Endpoint> {
  const fields: Record<string, string[]> = Object.create(null);
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const name = issue.path.join('.') || 'body';
      fields[name] = [...(fields[name] ?? []), explainIssue(language, issue)];
    }
    return {};
  };
  const parameters = check(endpoint.parameters, raw.parameters);
  if (Object.keys(fields).length > 0) throw new ApiError(404, { code: 'not_found', message: messageFor(language, 'not_found') });
  const input = { parameters, query: check(endpoint.query, dropEmpty(raw.query)), body: check(endpoint.body, raw.body) };
  for (const name of unstorableFields(input.body)) fields[name] = [messageFor(language, 'format')];
  if (Object.keys(fields).length > 0) {
    throw new ApiError(400, { code: 'invalid_input', message: messageFor(language, 'invalid_input'), fields });
  }
  return input as InputOf<Endpoint>; // each part has just passed its own schema
}

/** Where a text, or a name, holds U+0000 or half of a surrogate pair: neither can stand in a column (PostgreSQL, §8.14 and §24.3). */
export function unstorableFields(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (isStorable(name) ? unstorableFields(inner, [...path, name]) : [path.join('.') || 'body']));
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** `?room=` of an empty select in a GET form means: no room chosen. */
function dropEmpty(query: Record<string, unknown>): Record<string, unknown> {
  const accepted: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(query)) {
    if (value !== '' && value !== undefined) accepted[name] = value;
  }
  return accepted;
}
