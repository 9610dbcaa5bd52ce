import { data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import type { AccountContract, UserDetails } from '#features/account/contract.ts';
import { type Language, languageOfAddress } from '#i18n/language.ts';
import type { Role } from '#roles.ts';
import { href } from '#routes.ts';
import { backOfficeHref } from './back-office-href.ts';

export type Staff = Pick<UserDetails, 'username' | 'email' | 'first_name' | 'last_name' | 'second_factor' | 'copy_of'> & { role: Role };

/** What every screen's loader answers beside its own: who works here, or why there is no screen. */
export type ScreenData = { staff: Staff; refusal?: 'forbidden' | 'not_allowed' | 'not_found' };

export type ScreenCall<C extends Contract> = {
  api: ReturnType<typeof client<C>>;
  /** For calls whose contract is made from a declaration. */
  transport: Transport;
  staff: Staff;
  language: Language;
  url: URL;
  signal: AbortSignal;
  params: LoaderFunctionArgs['params'];
};

/** The document in which the back office runs; the site's own has another frame. */
export const backOfficeId = 'back-office';

/**
 * The loader of a screen, for those with `has_dashboard_online_access`: others are led to the sign-in (302) or told so (403); where `load`
 * answers null there is nothing (404).
 */
export const staffLoader =
  <C extends Contract, T extends object>(load: (call: ScreenCall<C>) => Promise<T | null>, { isForSetUp = false } = {}) =>
  async ({ request, params, context }: LoaderFunctionArgs) => {
    const refuse = (staff: Staff, refusal: NonNullable<ScreenData['refusal']>, status: number) =>
      data<ScreenData & Partial<T>>({ staff, refusal } as ScreenData & Partial<T>, { status }); // the screen's own part is optional
    const url = new URL(request.url);
    const language = languageOfAddress(url);
    if (!import.meta.env.SSR && !document.getElementById(backOfficeId)) throw redirectDocument(url.pathname + url.search);
    const transport = context.get(transportContext);
    const { signal } = request;
    const details = await client<AccountContract>(transport).get('/api/user-details/', { language, signal });
    if (!details.is_logged_in) {
      const signIn = `${href('userLogin', language)}?next=${encodeURIComponent(url.pathname + url.search)}`;
      throw import.meta.env.SSR ? redirect(signIn) : redirectDocument(signIn);
    }
    const { username, email, first_name, last_name, role, second_factor, copy_of } = details;
    const staff: Staff = { username, email, first_name, last_name, second_factor, copy_of, role: role ?? 'visitor' };
    const isShut = second_factor?.is_overdue === true;
    if (isShut && !isForSetUp) throw redirect(backOfficeHref('security', language));
    if (!isShut && !details.has_dashboard_online_access) return refuse(staff, 'forbidden', 403);
    try {
      const screen = params['*'] ? null : await load({ api: client<C>(transport), transport, staff, language, url, signal, params });
      return screen ? data<ScreenData & Partial<T>>({ staff, ...screen }) : refuse(staff, 'not_found', 404);
    } catch (error) {
      // What a screen consists of is for a higher role.
      if (error instanceof ApiError && error.code === 'not_allowed') return refuse(staff, 'not_allowed', 403);
      throw error;
    }
  };
