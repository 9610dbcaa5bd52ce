import type { Language } from './language.ts';

type Entry = { readonly de: string; readonly en: string };
type Parameters = { readonly [name: string]: string | number };

/** A missing language is a type error; `{name}` stands for a parameter, `one|many` is chosen by `n`. */
export function defineStrings<const Table extends Record<string, Entry>>(table: Table) {
  const translate = (language: Language, key: keyof Table, parameters?: Parameters): string => {
    const entry: Entry = table[key] as Entry; // the index signature of Record is lost on a const generic
    return fill(entry[language], parameters);
  };
  return Object.assign(translate, { table });
}

function fill(text: string, parameters: Parameters | undefined): string {
  if (!parameters) return text;
  const [one, many] = text.split('|');
  const form = many !== undefined && parameters.n !== 1 ? many : (one ?? text);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
