import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useBatch, usePreview } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ShiftContract, ShiftDate, ShiftedDate, ShiftInput, ShiftReport } from '../contract.ts';
import { maxShift } from '../limits.ts';
import type { ShiftUnit } from '../times/shift-times.ts';

/** What is typed on the screen; `answer`: what the dates are that visitors know. */
type TypedShift = {
  isEarlier: boolean;
  amount: string;
  unit: ShiftUnit;
  withSale: boolean;
  answer: 'correct' | 'inform' | null;
  leftOut: ReadonlySet<number>;
};

/** A shift of dates while it is typed, with what would come of it, asked anew at each change. */
export function useShift(dates: readonly ShiftDate[]) {
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedShift>({ isEarlier: false, amount: '', unit: 'weeks', withSale: true, answer: null, leftOut: new Set() });
  const batch = useBatch('events');
  const chosen = dates.filter(({ id }) => !typed.leftOut.has(id));
  const amount = /^\d{1,5}$/.test(typed.amount.trim()) ? Number(typed.amount) : 0;
  const isAmount = amount >= 1 && amount <= maxShift[typed.unit];
  const requestOf = (of: readonly ShiftDate[], preview: boolean): ShiftInput => ({
    dates: of.map(({ id, revision }) => ({ id, revision })),
    unit: typed.unit,
    amount: typed.isEarlier ? -amount : amount,
    with_sale: typed.withSale,
    correction: typed.answer === 'correct',
    preview,
  });
  const send = (body: ShiftInput, signal?: AbortSignal) =>
    client<ShiftContract>(httpTransport).post('/api/cms-shift/', { language, body, headers: writing(), ...(signal && { signal }) });
  const { refuse, fail, ...preview } = usePreview<ShiftInput, ShiftReport>(chosen.length > 0 && isAmount ? requestOf(chosen, true) : null, send);
  const shifted = preview.report?.dates ?? [];
  const onward = typed.answer === 'inform' ? shifted.filter(({ refusal }) => refusal?.reason === 'known') : [];
  const here = shifted.filter((date) => !onward.includes(date));
  const save = () =>
    batch.save<ShiftReport>({
      send: () => send(requestOf(here, false)),
      onSaved: (report) => {
        // What is left is to be told to visitors, by as much.
        setTyped({ ...typed, ...(onward.length === 0 && { amount: '', answer: null }), leftOut: new Set([...typed.leftOut, ...here.map(({ id }) => id)]) });
        return report.dates.length;
      },
      onRefused: refuse,
      onFailed: fail,
    });
  return {
    typed,
    set: (change: Partial<TypedShift>) => {
      batch.forget();
      setTyped((before) => ({ ...before, ...change }));
    },
    chosen,
    isAmount,
    ...preview,
    here,
    onward,
    isSaving: batch.isSaving,
    save,
    done: batch.done,
    undo: batch.undo,
  };
}
export type ShiftPlan = ReturnType<typeof useShift>;

/** As the change of plan reads where dates go: `12~2026-12-04~19:30,…` */
export const asNewDates = (dates: readonly ShiftedDate[]): string =>
  dates.flatMap(({ id, after, time_known }) => (after ? [`${id}~${after.day}${time_known ? `~${after.date_start.slice(11, 16)}` : ''}`] : [])).join(',');
