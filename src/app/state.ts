import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, type HydrationState, isRouteErrorResponse } from 'react-router';
import type { MatchedPage } from './page-route.ts';

export const stateElementId = 'foyer-state';

type Carried = {
  page?: MatchedPage | undefined;
  loaderData: unknown;
  actionData?: unknown;
  error?: { routeId: string; status: number; statusText: string; data: unknown };
};

export type PageState = HydrationState & { page?: MatchedPage | undefined };

/** No '<' can end the script element, whatever the data holds. */
export function serialiseState(
  { loaderData, actionData, errors }: Pick<HydrationState, 'loaderData' | 'actionData' | 'errors'>,
  page: MatchedPage | null,
): string {
  const shown = Object.fromEntries(Object.entries(loaderData ?? {}).map(([routeId, data]) => [routeId, withoutServerOnly(data)]));
  const carried: Carried = { page: page ?? undefined, loaderData: shown, actionData: actionData ?? undefined };
  for (const [routeId, error] of Object.entries(errors ?? {})) {
    if (isRouteErrorResponse(error)) carried.error = { routeId, status: error.status, statusText: error.statusText, data: error.data };
  }
  return JSON.stringify(carried).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What only the server renders is not carried in the page. */
export function withoutServerOnly(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || !('serverOnly' in data)) return data;
  const { serverOnly: _, ...carried } = data;
  return carried;
}

export function readState(text: string): PageState {
  const { page, loaderData, actionData, error }: Carried = JSON.parse(text);
  const state: PageState = { page, loaderData: loaderData as NonNullable<HydrationState['loaderData']> }; // written by serialiseState
  if (actionData) state.actionData = actionData as NonNullable<HydrationState['actionData']>; // of a form that was sent without script
  if (error) state.errors = { [error.routeId]: new ErrorResponseImpl(error.status, error.statusText, error.data) };
  return state;
}
