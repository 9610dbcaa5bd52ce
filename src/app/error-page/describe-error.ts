import { parameterName } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import { detailsOf, noRoute } from './error-details.ts';
import { statusOf } from './status-of.ts';
import { t } from './strings.ts';

export type DescribedError = { status: number; message: string; hint: string; reference?: string | undefined; isOffline?: true };

/** In the reader's language (E §8); `connected`: whether the device has a network. */
export function describeError(error: unknown, language: Language, connected = true): DescribedError {
  const status = statusOf(error);
  const { code, invalid, reference } = detailsOf(error);
  switch (status) {
    case 400:
      return {
        status,
        message: t(language, 'invalid', {
          fields: (invalid ?? []).map((name) => nameOf(name, language)).join(', '),
        }),
        hint: t(language, 'invalid_hint'),
      };
    case 404:
      return { status, message: t(language, code === noRoute || code === 'invalid_path' ? 'no_route' : 'not_found'), hint: t(language, 'not_found_hint') };
    case 503:
      if (code === 'site_offline' || code === 'unavailable') return { status, message: t(language, 'site_offline'), hint: t(language, 'site_offline_hint') };
  }
  if (!connected) return { status, message: t(language, 'no_connection'), hint: t(language, 'no_connection_hint'), isOffline: true };
  return { status, message: t(language, 'unknown'), hint: t(language, 'unknown_hint'), reference };
}

/** Each feature knows its own, and answers null for all others. */
const parameterNames = [parameterName];

const nameOf = (parameter: string, language: Language): string =>
  parameter === 'page' ? t(language, parameter) : (parameterNames.map((name) => name(parameter, language)).find(Boolean) ?? parameter);
