/** What a visitor has chosen. `version`: of the list that they were asked about, 0 where they have only allowed single services; `at`: seconds since 1970. */
export type Choice = { readonly version: number; readonly at: number; readonly allowed: readonly string[] };

const name = 'consent';

export function readChoice(cookies: string): Choice | null {
  const [, version, at, allowed = ''] = new RegExp(`(?:^|; )${name}=(\\d{1,9})\\.(\\d{1,12})\\.([a-z0-9~-]*)(?:;|$)`).exec(cookies) ?? [];
  return version === undefined ? null : { version: Number(version), at: Number(at), allowed: allowed.split('~').filter(Boolean) };
}

type CookieOptions = { readonly days: number; readonly domain: string | null; readonly isSecure: boolean };

/** The lines for `document.cookie` that keep a choice; where domains share it, none of this host alone stays beside it. */
export function choiceCookies({ version, at, allowed }: Choice, { days, domain, isSecure }: CookieOptions): string[] {
  const attributes = `path=/; samesite=lax${isSecure ? '; secure' : ''}`;
  const cookie = `${name}=${version}.${at}.${allowed.join('~')}; max-age=${days * 86_400}; ${attributes}`;
  return domain ? [`${name}=; max-age=0; ${attributes}`, `${cookie}; domain=${domain}`] : [cookie];
}

/** `line`: the name, its value and attributes. */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = line;
}
