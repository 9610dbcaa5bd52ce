import { ApiError } from '#api/api-error.ts';
import type { Bilingual } from '#content/index.ts';
import type { SessionProblem } from './session.ts';
import { bilingual } from './strings.ts';

/** Null for what may pass by itself. */
export function blockingProblem(error: unknown): SessionProblem | null {
  if (!(error instanceof ApiError)) return null;
  const { status, code } = error;
  if (status === 401) return { kind: 'sign-in', message: bilingual('sign_in'), blockId: null };
  if (code === 'not_allowed') return { kind: 'sign-in', message: bilingual('not_allowed'), blockId: null };
  if (code === 'unreadable') return { kind: 'outdated', message: bilingual('outdated'), blockId: null };
  return code === 'not_found' ? { kind: 'gone', message: bilingual('gone'), blockId: null } : null;
}

/** The server will never take these; anything else may pass, such as a gateway's answer. */
const refusals: readonly string[] = ['command_refused', 'beyond_role', 'invalid_input', 'too_large'];

export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || !(refusals.includes(error.code) || error.code === 'key_reused');

/** Null where that has to be found out by sending them one by one. */
export function refusedEntry(error: unknown, count: number): number | null {
  if (!(error instanceof ApiError) || error.code === 'key_reused') return null;
  if (isRefusal(error.detail)) return error.detail.index;
  return count === 1 ? 0 : null;
}

type Refused = { readonly index: number; readonly message: Bilingual };
const isRefusal = (detail: unknown): detail is Refused =>
  typeof detail === 'object' && detail !== null && 'index' in detail && typeof detail.index === 'number' && 'message' in detail;

export function wordsOf(error: unknown): Bilingual {
  if (error instanceof ApiError && isRefusal(error.detail)) return error.detail.message;
  const message = error instanceof Error ? error.message : '';
  return { de: message, en: message };
}
