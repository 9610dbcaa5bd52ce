import { type RefObject, useEffect, useState } from 'react';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { StoredPage } from '../contract.ts';

type Name = 'title' | 'urls' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description';

/** Before typing as it is stored. */
export function useTyped(page: StoredPage, form: RefObject<HTMLFormElement | null>): (name: Name) => string {
  const language = useLanguage();
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setTyped(Object.fromEntries([...new FormData(element)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));
    element.addEventListener('input', read);
    return () => element.removeEventListener('input', read);
  }, [form]);
  return (name) => {
    const own = typed[`${name}.${language}`]?.trim();
    return choose(own === undefined ? page[name] : { ...page[name], [language]: own }, language).text;
  };
}

/** Cut off between words. */
export const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text);
