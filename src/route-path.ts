import type { Language } from '#i18n/language.ts';

/** Puts parameters into a path of the table; optional ones (`:page?`) that are missing fall away with their slash. */
export const fillPath = (path: string, parameters: Readonly<Record<string, string | number | undefined>>): string =>
  path.replace(/\/:(\w+)(\??)/g, (_, key: string, optional: string) => {
    const value = parameters[key];
    return optional && value === undefined ? '' : `/${encodeURIComponent(String(value))}`;
  });

/** What `href` comes to in the browser, where a row of the table stands in place of its name (vite/inline-routes.ts). */
export const fillRoute = (paths: Record<Language, string>, language: Language, parameters: Parameters<typeof fillPath>[1] = {}): string =>
  fillPath(paths[language], parameters);
