import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { ErrorHtml } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';

/** A custom error page: style and body, sanitised and scoped by the server. */
export type CustomHtml = ErrorHtml[string];

export const errorSheet = (status: number, language: Language): string => `/html/${status}.css?lang=${language}`;

export type ErrorDetails = {
  code?: string;
  invalid?: string[];
  venue?: string;
  reference?: string;
  /** The custom page of this status, null where there is none; set by the server alone, so undefined on a failure of the browser. */
  custom?: CustomHtml | null;
};

export const noRoute = 'no_route';

export function detailsOf(error: unknown): ErrorDetails {
  if (error instanceof ApiError) return { code: error.code };
  if (!isRouteErrorResponse(error)) return {};
  const { data }: { data: unknown } = error;
  if (typeof data === 'object' && data !== null) return data; // all fields are optional, and set by our loaders and our server
  return { code: noRoute };
}
