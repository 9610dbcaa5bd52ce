import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, usePreview } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { ChangeOfPlanContract, PlanChangeInput, PlanReport } from '../contract.ts';
import { missingOf, requestOf, type TypedPlan } from './plan-state.ts';
import { t } from './strings.ts';

const path = '/api/cms-change-of-plan/';

/** A change of plan while it is typed, with what would come of it, asked anew at each change. */
export function usePlan(beginning: () => TypedPlan) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(beginning);
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<PlanReport | null>(null);
  const missing = missingOf(typed);
  const api = client<ChangeOfPlanContract>(httpTransport);
  const send = (body: PlanChangeInput, signal?: AbortSignal) => api.post(path, { language, body, headers: writing(), ...(signal && { signal }) });
  const { refuse, fail, ...preview } = usePreview<PlanChangeInput, PlanReport>(missing ? null : requestOf(typed, true), send);
  const save = async () => {
    setSaving(true);
    try {
      const report = await send(requestOf(typed, false));
      if (report.batch) {
        setDone(report);
        setTyped({ ...typed, action: null, chosen: new Set(), newDates: {}, alert: null });
        void revalidate();
      } else refuse(report);
    } catch (error) {
      fail(error);
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
      showToast(allWordsOf(error));
    }
  };
  return {
    typed,
    set: (change: Partial<TypedPlan>) => {
      setDone(null);
      setTyped((before) => ({ ...before, ...change }));
    },
    missing,
    ...preview,
    isSaving,
    save,
    done,
    undo,
  };
}
export type Plan = ReturnType<typeof usePlan>;
