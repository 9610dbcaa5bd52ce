import { useCallback, useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { recordHref } from '#features/back-office/index.ts';
import { allWordsOf, recordCalls } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ReleaseContents, ReleasesContract } from '../contract.ts';
import type { ItemKind } from './item-kinds.ts';
import { t } from './strings.ts';

export type Lack = { words: string; to: string };
export type Checked = ItemKind & { to: string; lacks: Lack[] };
type Contents = { kinds: Checked[]; pages: ReleaseContents };

/** What belongs to a release, and what of that lacks something; asked anew as the release, and so `kinds`, changes. */
export function useContents(id: number, kinds: readonly ItemKind[], language: Language) {
  const [contents, setContents] = useState<Contents | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setProblem('');
      try {
        const present = kinds.filter(({ n }) => n > 0);
        const [pages, ...checked] = await Promise.all([
          client<ReleasesContract>(httpTransport).get('/api/cms-release-contents/{id}/', { language, parameters: { id }, ...(signal && { signal }) }),
          ...present.map((kind) => check(kind, id, language, signal)),
        ]);
        setContents({ kinds: checked, pages });
      } catch (error) {
        if (!signal?.aborted) setProblem(allWordsOf(error));
      }
    },
    [id, kinds, language],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { contents, problem, reload: () => void load() };
}

async function check({ resource, n }: ItemKind, id: number, language: Language, signal?: AbortSignal): Promise<Checked> {
  const of = { release_id: id };
  const to = (query: Record<string, string>) => recordHref(resource.path, language, { ...of, ...query });
  const calls = recordCalls(httpTransport, resource.path, language, signal);
  const lack = (count: number, name: string, query: Record<string, string>): Lack[] =>
    count > 0 ? [{ words: t(language, 'without', { n: count, name }), to: to(query) }] : [];
  if (resource.readiness) {
    const { lacking } = await calls.readiness(of);
    const lacks = resource.readiness.checks.flatMap((one) => lack(lacking[one.key] ?? 0, one.lacks[language], { lacks: one.key }));
    return { resource, n, to: to({}), lacks };
  }
  const [pictures, english] = await Promise.all([
    hasPicture(resource) ? calls.list({ ...of, missing: 'image_id', page_size: 1 }) : null,
    calls.list({ ...of, untranslated: 'true', page_size: 1 }),
  ]);
  const lacks = [
    ...lack(pictures?.count ?? 0, t(language, 'picture'), { missing: 'image_id' }),
    ...lack(english.count, t(language, 'english'), { untranslated: 'true' }),
  ];
  return { resource, n, to: to({}), lacks };
}

const hasPicture = ({ fields }: Resource): boolean => fields.image_id?.form.kind === 'picture';
