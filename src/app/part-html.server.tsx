import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#i18n/language.ts';

type Kept = { part: ReactElement<object>; html: string };

/** So many forms of one part are kept, such as the menu with the mark on each of its sections. */
const mostForms = 12;
const kept = new Map<string, Kept[]>();

/**
 * The HTML of a part that only the server renders (src/ui/server-part.tsx). Menus and footer are a third of a page's
 * elements and the same on every page: they are rendered anew only when one of their props is another object.
 */
export function partHtml(language: Language) {
  return (id: string, part: ReactElement<object>): string => {
    const key = `${language} ${id}`;
    const forms = kept.get(key) ?? [];
    const known = forms.find((form) => form.part.type === part.type && haveSameEntries(form.part.props, part.props));
    if (known) return known.html;
    const html = renderToStaticMarkup(<StaticRouter location={`/${language}`}>{part}</StaticRouter>);
    kept.set(key, [{ part, html }, ...forms].slice(0, mostForms));
    return html;
  };
}

function haveSameEntries(a: object, b: object): boolean {
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([name, value]) => Object.is(value, Reflect.get(b, name)));
}
