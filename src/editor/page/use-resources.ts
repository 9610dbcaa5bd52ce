import { useEffect, useRef, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { BlockDocument, BlockRegistry } from '#content/index.ts';
import type { Resources, ResourcesContract } from '#features/cms/resources/contract.ts';
import type { Language } from '#i18n/language.ts';
import { needsOf } from './resources.ts';

const api = client<ResourcesContract>(httpTransport);
/** ms without a change before is asked. */
const pause = 150;

export const loadResources = (document: BlockDocument, language: Language, signal: AbortSignal): Promise<Resources> =>
  api.post('/pageeditor-api/resources/', { language, signal, body: { document } });

/** Asked again when the draft needs other things, never for running text. */
export function useResources(first: Resources, document: BlockDocument, registry: BlockRegistry, language: Language): Resources {
  const [resources, set] = useState(first);
  const needs = needsOf(document, registry);
  const known = useRef(needs);
  const latest = useRef(document);
  latest.current = document;
  useEffect(() => {
    if (known.current === needs) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      loadResources(latest.current, language, request.signal).then(
        (answer) => {
          known.current = needs;
          set(answer);
        },
        () => {}, // what is new stays without picture until the next change asks again
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [needs, language]);
  return resources;
}
