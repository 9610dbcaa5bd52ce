import { errorScope } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';
import type { CustomHtml } from './error-details.ts';

/** Fetches `/html/{status}.html` and takes its style and body (E §2). Null where there is none; rejects where it cannot be loaded. */
export async function readErrorFile(status: number, language: Language, signal: AbortSignal): Promise<CustomHtml | null> {
  const response = await fetch(`/html/${status}.html?lang=${language}`, { signal });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`/html/${status}.html: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = page.querySelector(`.${errorScope}`);
  return { style: page.querySelector('style')?.textContent ?? '', body: body?.innerHTML ?? '', ...langOf(body) };
}

const langOf = (body: Element | null): Pick<CustomHtml, 'lang'> => {
  const lang = body?.getAttribute('lang');
  return lang === 'de' || lang === 'en' ? { lang } : {};
};
