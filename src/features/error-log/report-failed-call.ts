import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { ErrorLogContract } from './contract.ts';

const reported = new Set<string>();

/**
 * Tells the error log of a failed call of which the visitor sees nothing (V §8): once per path and document, and never of a device that is
 * offline.
 */
export function reportFailedCall(path: string, error: unknown, language: Language): void {
  if (reported.has(path) || !navigator.onLine) return;
  reported.add(path);
  const status = error instanceof ApiError && error.status >= 400 ? { status: error.status } : {};
  client<ErrorLogContract>(httpTransport)
    .post('/api/dashboard-error-log/', { language, body: { url: path, kind: 'call', ...status } })
    .catch(() => {}); // the log may be full or out of reach: nothing a visitor could do about
}
