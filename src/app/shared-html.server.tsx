import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#i18n/language.ts';

type Variant = { part: ReactElement<object>; html: string };

/** Such as the menu with the mark on each of its sections. */
const maxVariants = 12;
const cache = new Map<string, Variant[]>();

/** Menus and footer are a third of a page's elements: rendered anew only when one of their props is another object. */
export function sharedHtml(language: Language) {
  return (id: string, part: ReactElement<object>): string => {
    const key = `${language} ${id}`;
    const variants = cache.get(key) ?? [];
    const known = variants.find((variant) => variant.part.type === part.type && haveSameEntries(variant.part.props, part.props));
    if (known) return known.html;
    const html = renderToStaticMarkup(<StaticRouter location={`/${language}`}>{part}</StaticRouter>);
    cache.set(key, [{ part, html }, ...variants].slice(0, maxVariants));
    return html;
  };
}

function haveSameEntries(a: object, b: object): boolean {
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([name, value]) => Object.is(value, Reflect.get(b, name)));
}
