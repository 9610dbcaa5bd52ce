import type { Context } from 'hono';
import type { BoxOffice } from '../box-office.ts';
import type { Language } from '../language.ts';
import type { PageContext } from './render/layout.ts';

/** `path`: where the language switch leads, if not to the page itself (which may be the answer to a form). */
export function pageContext(c: Context, { settings }: BoxOffice, path = c.req.path): PageContext {
  return { language: languageOf(c), here: path, siteUrl: settings.siteUrl, isEmbedded: c.req.header('Sec-Fetch-Dest') === 'iframe' };
}

/** `lang` in the address, else what the browser prefers, else German. */
export function languageOf(c: Context): Language {
  const asked = c.req.query('lang');
  if (asked === 'de' || asked === 'en') return asked;
  const preferred = /\b(de|en)\b/.exec(c.req.header('Accept-Language') ?? '');
  return preferred?.[1] === 'en' ? 'en' : 'de';
}

/** Pages carry a cart's secret address: nobody stores, embeds or refers to them, except that the venue's site may show them. */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${siteUrl ? new URL(siteUrl).origin : "'none'"}`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
