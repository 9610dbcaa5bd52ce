import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { DescribedAddress, LinksContract } from '../contract.ts';

export type Description = { readonly described: DescribedAddress | null; readonly hasFailed: boolean };
type Answer = { readonly address: string; readonly described: DescribedAddress | null };

/** What an address of this site leads to; null while that is not known, and of all other addresses. */
export function useDescription(address: string, language: Language): Description {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = address.startsWith('/') ? address : '';
  useEffect(() => {
    if (!asked) return;
    const request = new AbortController();
    client<LinksContract>(httpTransport)
      .get('/pageeditor-api/link-target/', { language, query: { address: asked }, signal: request.signal })
      .then(
        (described) => setAnswer({ address: asked, described }),
        () => request.signal.aborted || setAnswer({ address: asked, described: null }),
      );
    return () => request.abort();
  }, [asked, language]);
  const isCurrent = asked !== '' && answer?.address === asked;
  return { described: isCurrent ? answer.described : null, hasFailed: isCurrent && answer.described === null };
}
