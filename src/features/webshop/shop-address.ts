import type { Language } from '#i18n/language.ts';

/**
 * The box office's page below one of the shop's paths: `event/12` → '{base}/event/12?lang=de', with the query except what is meant for the
 * site; null for none.
 */
export function shopAddress(base: string, { below, search, language }: { below: string; search: string; language: Language }): string | null {
  const parts = below.replace(/\/$/, '').split('/');
  if (below !== '' && !parts.every(isPart)) return null;
  const address = new URL(`${base}/${parts.join('/')}`);
  for (const [name, value] of new URLSearchParams(search)) if (!ownParameters.includes(name)) address.searchParams.append(name, value);
  address.searchParams.set('lang', language);
  return address.href;
}

/** What the site itself reads from the query: `lang` is set anew, the others mean nothing to a shop (V §2, E §2). */
const ownParameters = ['lang', 'overlay', 'edit', 'noToolbar', 'v'];

/** One part of a path, and no step up. */
const isPart = (part: string): boolean => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part);
