import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { recordCalls, undoBatch } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Run, RunContract, RunReport, RunSetup } from '../contract.ts';
import { mergeDates, type PlannedDate } from '../dates/planned-date.ts';
import { maxDates } from '../limits.ts';
import { beginCommon, errorsOfCommon, runOf } from './run-state.ts';

/** How long nothing has to change, in ms, until it is asked what would come of it. */
const pause = 250;

/** A run while it is planned: its dates, what holds for all of them, and what would come of it, asked anew at each change. */
export function useRun(setup: RunSetup) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [common, setCommon] = useState(() => beginCommon(setup));
  const [dates, setDates] = useState<readonly PlannedDate[]>([]);
  const [answer, setAnswer] = useState<{ to: string; report: RunReport } | null>(null);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<{ batch: string; n: number } | null>(null);
  const errors = errorsOfCommon(common, language);
  const canAsk = dates.length > 0 && common.room !== null && Object.keys(errors).length === 0;
  const asked = canAsk ? JSON.stringify(runOf(common, dates, true)) : '';
  const id = setup.production.id;
  const send = (run: Run, signal?: AbortSignal) =>
    client<RunContract>(httpTransport).post('/api/cms-production-dates/{id}/', {
      language,
      parameters: { id },
      body: run,
      headers: writing(),
      ...(signal && { signal }),
    });
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
      const report = await send(runOf(common, dates, false));
      if (report.batch) {
        setDone({ batch: report.batch, n: report.created });
        setDates([]);
        void revalidate();
      } else setAnswer({ to: asked, report });
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setSaving(false);
  };
  const undo = async () => {
    if (!done) return;
    await undoBatch(recordCalls(httpTransport, 'events', language), done.batch, language);
    setDone(null);
    void revalidate();
  };
  return {
    common,
    setCommon,
    errors,
    dates,
    add: (more: readonly PlannedDate[]) => {
      setDone(null);
      setDates(mergeDates(dates, more).slice(0, maxDates));
    },
    remove: (isOut: (date: PlannedDate) => boolean) => setDates(dates.filter((date) => !isOut(date))),
    /** Of what is planned now; null as long as it is not known. */
    report: answer?.to === asked && asked !== '' ? answer.report : null,
    isChecking: asked !== '' && answer?.to !== asked && problem === '',
    problem,
    isSaving,
    save,
    done,
    undo,
  };
}
export type RunPlan = ReturnType<typeof useRun>;

/** What a call that failed says, with what is wrong by field. */
function wordsOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [];
  return [error instanceof Error ? error.message : String(error), ...fields].join(' ');
}
