import type { Language } from '#i18n/language.ts';

/** Read only through `of`: keys like `__proto__` mean nothing. */
export type Node = { readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
export function of(node: Node, key: string): unknown {
  if (Object.hasOwn(node, key)) return node[key];
  const other = aliasesOf(key).find((alias) => Object.hasOwn(node, alias));
  return other === undefined ? undefined : node[other];
}

/** Other spellings of a key: '@type' is `type` in schema.org's context; 'name' is 'schema:name' or its whole address in others. */
const aliasesOf = (key: string): string[] =>
  key === '@type' || key === '@id' ? [key.slice(1)] : key.startsWith('@') ? [] : [`schema:${key}`, `http://schema.org/${key}`, `https://schema.org/${key}`];

/** A value that may stand alone or in a list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** 'https://schema.org/EventCancelled' and 'schema:EventCancelled' → 'EventCancelled' */
export const localName = (term: string): string => term.replace(/^.*[/#:](?=[^/#:]+\/?$)/, '').replace(/\/$/, '');

export const typesOf = (node: Node): string[] =>
  listOf(of(node, '@type'))
    .filter((type) => typeof type === 'string')
    .map(localName);

/** The text of a value: a string, a number, `@value`, or the name or value of an object; of a list the first. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 10)) {
      const text = Array.isArray(item) ? undefined : textOf(item);
      if (text !== undefined) return text;
    }
    return undefined;
  }
  if (!isNode(value)) return undefined;
  for (const key of ['@value', 'name', 'value', 'alternateName']) {
    const text = of(value, key);
    if (typeof text === 'string' || typeof text === 'number') return textOf(text);
    if (key === 'name' && text !== undefined) return isNode(text) ? asText(of(text, '@value')) : textOf(text);
  }
  const parts = ['givenName', 'familyName'].map((key) => asText(of(value, key))).filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** German or English, whichever `inLanguage` says first; German, the venue's, where it says neither. */
export function languageOf(value: unknown): Language {
  for (const item of listOf(value)) {
    const language = knownLanguage(textOf(item));
    if (language) return language;
  }
  return 'de';
}

function knownLanguage(text: string | undefined): Language | undefined {
  if (text && /^(en|eng|english|englisch)\b/i.test(text)) return 'en';
  return text && /^(de|deu|ger|german|deutsch)\b/i.test(text) ? 'de' : undefined;
}

/** A text in the languages it comes in: plain, `{ "@value", "@language" }`, a list of those, or `{ "de": …, "en": … }`. */
export function textsOf(value: unknown, language: Language): { de?: string; en?: string } | undefined {
  const texts: { de?: string; en?: string } = {};
  for (const item of listOf(value)) {
    if (isNode(item) && (asText(of(item, 'de')) ?? asText(of(item, 'en')))) {
      texts.de ??= asText(of(item, 'de'));
      texts.en ??= asText(of(item, 'en'));
      continue;
    }
    const ownLanguage = isNode(item) ? of(item, '@language') : undefined;
    const its = typeof ownLanguage === 'string' ? knownLanguage(ownLanguage) : language;
    const text = textOf(item);
    if (its && text !== undefined) texts[its] ??= text;
  }
  return texts.de === undefined && texts.en === undefined ? undefined : texts;
}
