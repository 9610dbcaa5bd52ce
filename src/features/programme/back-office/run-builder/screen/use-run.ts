import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useBatch, usePreview } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Run, RunContract, RunReport, RunSetup } from '../contract.ts';
import { mergeDates, type PlannedDate } from '../dates/planned-date.ts';
import { maxDates } from '../limits.ts';
import { beginCommon, errorsOfCommon, runOf } from './run-state.ts';

/** Asked anew at each change. */
export function useRun(setup: RunSetup) {
  const language = useLanguage();
  const [common, setCommon] = useState(() => beginCommon(setup));
  const [dates, setDates] = useState<readonly PlannedDate[]>([]);
  const batch = useBatch('events');
  const errors = errorsOfCommon(common, language);
  const canAsk = dates.length > 0 && common.room !== null && Object.keys(errors).length === 0;
  const id = setup.production.id;
  const send = (run: Run, signal?: AbortSignal) =>
    client<RunContract>(httpTransport).post('/api/cms-production-dates/{id}/', {
      language,
      parameters: { id },
      body: run,
      headers: writing(),
      ...(signal && { signal }),
    });
  const { refuse, fail, ...preview } = usePreview<Run, RunReport>(canAsk ? runOf(common, dates, true) : null, send);
  const save = () =>
    batch.save<RunReport>({
      send: () => send(runOf(common, dates, false)),
      onSaved: ({ created }) => {
        setDates([]);
        return created;
      },
      onRefused: refuse,
      onFailed: fail,
    });
  return {
    common,
    setCommon,
    errors,
    dates,
    add: (more: readonly PlannedDate[]) => {
      batch.forget();
      setDates(mergeDates(dates, more).slice(0, maxDates));
    },
    remove: (isOut: (date: PlannedDate) => boolean) => setDates(dates.filter((date) => !isOut(date))),
    ...preview,
    isSaving: batch.isSaving,
    save,
    done: batch.done,
    undo: batch.undo,
  };
}
export type RunPlan = ReturnType<typeof useRun>;
