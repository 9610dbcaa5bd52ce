import { useCallback, useEffect, useState } from 'react';
import { client, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { TranslationContract, TranslationMarks } from '#features/cms/translation/contract.ts';
import type { Language } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';

/** Places as `block field`. */
export type Marks = { readonly settled: ReadonlySet<string>; readonly outdated: ReadonlySet<string> };
export const noMarks: Marks = { settled: new Set(), outdated: new Set() };

export const textKey = (blockId: string, field: string): string => `${blockId} ${field}`;

/** Asked again when another draft is saved. */
export function useMarks(session: EditingSession, containerId: number, call: Transport, language: Language) {
  const [marks, setMarks] = useState<Marks>(noMarks);
  const [further, setFurther] = useState<readonly string[]>([]);
  const { revision } = session.state;
  const take = useCallback((answer: TranslationMarks) => {
    const keys = (list: TranslationMarks['settled']) => new Set(list.map(({ block_id, field }) => textKey(block_id, field)));
    setFurther(answer.further_languages);
    setMarks({ settled: keys(answer.settled), outdated: keys(answer.outdated) });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another draft
  useEffect(() => {
    client<TranslationContract>(call)
      .get('/pageeditor-api/container/{id}/translations/', { language, parameters: { id: containerId } })
      .then(take, () => {}); // without the marks what was published says what has changed
  }, [containerId, call, language, revision, take]);
  const settle = useCallback(
    async (places: readonly { block_id: string; field: string }[]) => {
      const api = client<TranslationContract>(call);
      await session.whenSaved(async (at) => {
        const write = { language, parameters: { id: containerId }, headers: writing(at), body: { places: [...places] } };
        take(await api.post('/pageeditor-api/container/{id}/translations/', write));
      });
    },
    [session, containerId, call, language, take],
  );
  return { marks, further, settle };
}
