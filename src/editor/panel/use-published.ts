import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { BlockDocument } from '#content/index.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { t } from './strings.ts';

export type Published = { readonly document: BlockDocument; readonly at: Date; readonly revision: number };
export type AllPublished = Readonly<Partial<Record<Language, Published>>>;

/** Null until it is known; `problem` says why it is not. */
export function usePublished(containerId: number, call: Transport, language: Language) {
  const [published, setPublished] = useState<AllPublished | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    const cms = client<CmsContract>(call);
    try {
      const container = await cms.get('/pageeditor-api/container/{id}/', { language, parameters: { id: containerId } });
      const states = container.published.map(async ({ language: of, version_id: version, published_at: at }) => {
        if (!isLanguage(of) || version === null) return [];
        const { document, revision } = await cms.get('/pageeditor-api/container/{id}/versions/{version}/', {
          language,
          parameters: { id: containerId, version },
        });
        return [[of, { document, at: new Date(at), revision }] as const];
      });
      setPublished(Object.fromEntries((await Promise.all(states)).flat()));
      setProblem('');
    } catch (error) {
      setProblem(wordsOf(error, language));
    }
  }, [containerId, call, language]);
  useEffect(() => {
    void load();
  }, [load]);
  return { published, problem, load };
}

export const wordsOf = (error: unknown, language: Language): string =>
  t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') });
