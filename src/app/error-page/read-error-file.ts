import { errorScope } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';
import { parseHtml } from '#ui/trusted-html/trusted-html.ts';
import type { CustomHtml } from './error-details.ts';

/** Fetches `/html/{status}.html` (E §2); null where there is none, rejects where it cannot be loaded. */
export async function readErrorFile(status: number, language: Language, signal: AbortSignal): Promise<CustomHtml | null> {
  const response = await fetch(`/html/${status}.html?lang=${language}`, { signal });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`/html/${status}.html: ${response.status}`);
  const page = parseHtml(await response.text());
  const body = page.querySelector(`.${errorScope}`);
  // Whoever shows it asks only whether there is one.
  const sheet = page.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  return { style: sheet ?? '', body: body?.innerHTML ?? '', ...langOf(body) };
}

const langOf = (body: Element | null): Pick<CustomHtml, 'lang'> => {
  const lang = body?.getAttribute('lang');
  return lang === 'de' || lang === 'en' ? { lang } : {};
};
