import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { CheckContract } from '#features/cms/checks/contract.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { EditingSession } from '../session/session.ts';
import { t } from './strings.ts';

/** A line of the check list; `of` null: it is the same in every language. */
export type Point = {
  code: string;
  stops: boolean;
  blockId: string | null;
  field: string | null;
  place: { de: string; en: string } | null;
  message: { de: string; en: string };
  of: Language | null;
};

/** Null until it is known; asked again when the draft is another. */
export function useChecks(session: EditingSession, containerId: number, call: Transport, language: Language) {
  const [points, setPoints] = useState<readonly Point[] | null>(null);
  const [problem, setProblem] = useState('');
  const { revision } = session.state;
  const load = useCallback(async () => {
    const api = client<CheckContract>(call);
    try {
      const answers = await session.whenSaved(() =>
        Promise.all(languages.map((of) => api.get('/pageeditor-api/container/{id}/check/', { language, parameters: { id: containerId }, query: { of } }))),
      );
      setPoints(together(answers.map(({ findings }) => findings.map(({ block_id, ...rest }) => ({ ...rest, blockId: block_id })))));
      setProblem('');
    } catch (error) {
      setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
    }
  }, [session, containerId, call, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another draft
  useEffect(() => {
    void load();
  }, [load, revision]);
  return { points, problem, load };
}

function together(found: readonly (readonly Omit<Point, 'of'>[])[]): Point[] {
  const keyOf = ({ code, blockId, field, message }: Omit<Point, 'of'>) => JSON.stringify([code, blockId, field, message.de]);
  const all = found.flatMap((list, index) => list.map((one) => ({ ...one, of: languages[index] ?? null })));
  const byKey = Map.groupBy(all, keyOf);
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, of: same.length === languages.length ? null : first.of }] : [];
  });
}
