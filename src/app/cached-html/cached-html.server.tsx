import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#i18n/language.ts';
import type { HtmlOf } from '#ui/static/cached-html.ts';

/** HTML goes with the object that it was made of. */
const cache = new WeakMap<object, Map<string, string>>();
const maxVariants = 8;

/** With React's marks between texts, which the browser looks for. */
export const cachedHtml =
  (language: Language): HtmlOf =>
  (of, variant, children) => {
    const variants = cache.get(of) ?? new Map<string, string>();
    const name = `${language} ${variant}`;
    const known = variants.get(name);
    if (known !== undefined) return known;
    const html = renderToString(<StaticRouter location={`/${language}`}>{children}</StaticRouter>);
    if (variants.size >= maxVariants) variants.clear();
    cache.set(of, variants.set(name, html));
    return html;
  };
