import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { ErrorHtml } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';

/** A custom error page: style and body, sanitised and scoped by the server. */
export type CustomHtml = ErrorHtml[string];

/** Where the style of a custom error page is a sheet. */
export const errorSheet = (status: number, language: Language): string => `/html/${status}.css?lang=${language}`;

export type ErrorDetails = {
  code?: string;
  /** Parameters of the address that are not valid. */
  invalid?: string[];
  /** What the venue is called, where nothing else on the page says it. */
  venue?: string;
  /** Under which the failure stands in the log. */
  reference?: string;
  /** The custom page of this status, null where there is none; set by the server alone, so undefined on a failure of the browser. */
  custom?: CustomHtml | null;
};

/** Code of an address that no route matches. */
export const noRoute = 'no_route';

export function detailsOf(error: unknown): ErrorDetails {
  if (error instanceof ApiError) return { code: error.code };
  if (!isRouteErrorResponse(error)) return {};
  const { data }: { data: unknown } = error;
  if (typeof data === 'object' && data !== null) return data; // all fields are optional, and set by our loaders and our server
  return { code: noRoute };
}
