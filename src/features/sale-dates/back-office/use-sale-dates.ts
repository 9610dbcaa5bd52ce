import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { recordCalls, undoBatch, usePreview } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { SaleDate, SaleDateContract, SaleInput, SaleReport } from '../contract.ts';
import { type SaleGroup, saleGroups } from '../rules/sale-rule.ts';
import { ruleOf, type TypedRule, untouchedRule } from './typed-rule.ts';

type Typed = { rules: Record<SaleGroup, TypedRule>; leftOut: ReadonlySet<number> };

const untouched: Typed = {
  rules: { sale_starts: untouchedRule, sale_friends: untouchedRule, sale_subscribers: untouchedRule },
  leftOut: new Set(),
};

/** Rules of the sale of some dates while they are typed, with what would come of them, asked anew at each change. */
export function useSaleDates(dates: readonly SaleDate[]) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(untouched);
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<{ batch: string; n: number } | null>(null);
  const chosen = dates.filter(({ id }) => !typed.leftOut.has(id));
  const rules = saleGroups.map((group) => ({ group, rule: ruleOf(typed.rules[group]) }));
  const isWhole = rules.every(({ rule }) => rule !== null);
  const isTyped = rules.some(({ rule }) => rule !== undefined);
  const requestOf = (preview: boolean): SaleInput => ({
    dates: chosen.map(({ id, revision }) => ({ id, revision })),
    rules: Object.fromEntries(rules.flatMap(({ group, rule }) => (rule ? [[group, rule]] : []))),
    preview,
  });
  const send = (body: SaleInput, signal?: AbortSignal) =>
    client<SaleDateContract>(httpTransport).post('/api/cms-sale-dates/', { language, body, headers: writing(), ...(signal && { signal }) });
  const { refuse, fail, ...preview } = usePreview<SaleInput, SaleReport>(chosen.length > 0 && isTyped && isWhole ? requestOf(true) : null, send);
  const save = async () => {
    setSaving(true);
    try {
      const report = await send(requestOf(false));
      if (report.batch) {
        setDone({ batch: report.batch, n: report.dates.length });
        setTyped({ ...typed, rules: untouched.rules });
        void revalidate();
      } else refuse(report);
    } catch (error) {
      fail(error);
    }
    setSaving(false);
  };
  const undo = async () => {
    if (!done) return;
    await undoBatch(recordCalls(httpTransport, 'events', language), done.batch, language);
    setDone(null);
    void revalidate();
  };
  const toggle = (id: number) => {
    const leftOut = new Set(typed.leftOut);
    if (!leftOut.delete(id)) leftOut.add(id);
    setDone(null);
    setTyped({ ...typed, leftOut });
  };
  const setRule = (group: SaleGroup, change: Partial<TypedRule>) => {
    setDone(null);
    setTyped((before) => ({ ...before, rules: { ...before.rules, [group]: { ...before.rules[group], ...change } } }));
  };
  return { typed, setRule, toggle, chosen, isTyped, isWhole, ...preview, isSaving, save, done, undo };
}
export type SaleDatesPlan = ReturnType<typeof useSaleDates>;
