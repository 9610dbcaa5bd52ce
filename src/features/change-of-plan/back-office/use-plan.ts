import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { ChangeOfPlanContract, PlanChangeInput, PlanReport } from '../contract.ts';
import { missingOf, requestOf, type TypedPlan } from './plan-state.ts';
import { t } from './strings.ts';

/** How long nothing has to change, in ms, until it is asked what would come of it. */
const pause = 250;
const path = '/api/cms-change-of-plan/';

/** A change of plan while it is typed, with what would come of it, asked anew at each change. */
export function usePlan(beginning: () => TypedPlan) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(beginning);
  const [answer, setAnswer] = useState<{ to: string; report: PlanReport } | null>(null);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<PlanReport | null>(null);
  const missing = missingOf(typed);
  const asked = missing ? '' : JSON.stringify(requestOf(typed, true));
  const api = client<ChangeOfPlanContract>(httpTransport);
  const send = (body: PlanChangeInput, signal?: AbortSignal) => api.post(path, { language, body, headers: writing(), ...(signal && { signal }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for what would be sent, and for nothing else
  useEffect(() => {
    setProblem('');
    if (asked === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      send(JSON.parse(asked), request.signal).then(
        (report) => setAnswer({ to: asked, report }),
        (error: unknown) => request.signal.aborted || setProblem(wordsOf(error)),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asked]);
  const save = async () => {
    setSaving(true);
    try {
      const report = await send(requestOf(typed, false));
      if (report.batch) {
        setDone(report);
        setTyped({ ...typed, action: null, chosen: new Set(), newDates: {}, alert: null });
        void revalidate();
      } else setAnswer({ to: asked, report });
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setSaving(false);
  };
  const undo = async () => {
    if (!done?.batch) return;
    try {
      const { refused } = await api.post(`${path}undo/`, { language, body: { batch: done.batch }, headers: writing() });
      showToast(refused.length > 0 ? t(language, 'not_undone', { names: refused.map(({ label }) => label).join(', ') }) : t(language, 'undone'));
      setDone(null);
      void revalidate();
    } catch (error) {
      showToast(wordsOf(error));
    }
  };
  return {
    typed,
    set: (change: Partial<TypedPlan>) => {
      setDone(null);
      setTyped((before) => ({ ...before, ...change }));
    },
    missing,
    /** Of what is typed now; null as long as it is not known. */
    report: asked !== '' && answer?.to === asked ? answer.report : null,
    isChecking: asked !== '' && answer?.to !== asked && problem === '',
    problem,
    isSaving,
    save,
    done,
    undo,
  };
}
export type Plan = ReturnType<typeof usePlan>;

/** What a call that failed says, with what is wrong by field. */
function wordsOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [];
  return [error instanceof Error ? error.message : String(error), ...fields].join(' ');
}
