import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { SharedSection, UsageContract } from '#features/cms/usage/contract.ts';
import type { Language } from '#i18n/language.ts';

const api = client<UsageContract>(httpTransport);

/** Null until they are known. */
export function useSections(language: Language): readonly SharedSection[] | null {
  const [sections, setSections] = useState<readonly SharedSection[] | null>(null);
  useEffect(() => {
    const request = new AbortController();
    api.get('/pageeditor-api/shared-sections/', { language, signal: request.signal }).then(setSections, () => {}); // what is chosen stays
    return () => request.abort();
  }, [language]);
  return sections;
}
