import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { checkValues, type FieldErrors } from '#resources/declaration/check-values.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { errorsOf } from '../data/errors-of.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { wordsOf } from '../data/words-of.ts';
import { useRecordCalls } from '../records-context.ts';
import { type Draft, forgetOldDrafts, readDraft, writeDraft } from './draft-storage.ts';
import { changedNames, pick, valuesOf } from './form-values.ts';
import { type Conflict, decided, reconcile } from './reconcile/reconcile.ts';
import { t } from './strings.ts';

export type Decision = Conflict & { choice: 'mine' | 'theirs' | null };
type Options = {
  resource: Resource;
  /** As it was loaded; null of a new one. */
  record: StoredRecord | null;
  beginning: Values;
  writable: ReadonlySet<string>;
  /** Where unsaved input is kept in the browser. */
  draftKey: string;
  /** Of which record a new one is a copy, and what of it comes along beside its fields. */
  copiedFrom?: CopiedFrom;
};
export type CopiedFrom = { readonly copy_of?: number; readonly parts?: string };

/**
 * What is typed into the form of a record: kept in the browser until it is saved, judged as one types by the rules of the
 * declaration, and sent on the revision that it was typed on; only what was changed is sent.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the state of one form
export function useRecordForm({ resource, record, beginning, writable, draftKey, copiedFrom = {} }: Options) {
  const language = useLanguage();
  const calls = useRecordCalls(resource.path);
  const [base, setBase] = useState({ revision: record?.revision ?? 0, values: record ? valuesOf(resource, record) : beginning });
  const [values, setValues] = useState(base.values);
  const [judged, judge] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [conflicts, setConflicts] = useState<Decision[]>([]);
  const [taken, setTaken] = useState<string[]>([]);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Controls that hold what is typed themselves are made anew where values come from elsewhere.
  const [generation, renew] = useState(0);
  const wasStored = useRef(false);
  const latest = useRef(values);
  latest.current = values;
  const isNew = record === null;
  const changed = changedNames(writable, base.values, values);
  const isDirty = changed.length > 0;
  const errors = checkValues(resource, values, language, isNew ? [...writable] : changed);

  const show = (next: Values) => {
    setValues(next);
    renew((n) => n + 1);
  };
  const takeTheirs = (theirs: StoredRecord, mine: Values, before: Values) => {
    const others = valuesOf(resource, theirs);
    const reconciled = reconcile(resource, before, mine, others);
    setBase({ revision: theirs.revision, values: others });
    show(reconciled.values);
    setConflicts(reconciled.conflicts.map((conflict) => ({ ...conflict, choice: null })));
    setTaken(reconciled.taken);
  };

  // What was typed before the tab ended stands here again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    forgetOldDrafts();
    const draft = readDraft(draftKey);
    if (!draft) return;
    const names = Object.keys(draft.values).filter((name) => writable.has(name));
    const mine = { ...base.values, ...draft.base, ...pick(draft.values, names) };
    if (record && record.revision !== draft.revision) takeTheirs(record, mine, { ...base.values, ...draft.base });
    else show({ ...base.values, ...pick(draft.values, names) });
    if (names.length > 0) setRestoredAt(draft.at);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is typed
  useEffect(() => {
    if (!wasStored.current && !isDirty) return; // what the browser keeps of an earlier time has not been read yet
    wasStored.current = isDirty;
    const draft: Draft = { revision: base.revision, base: pick(base.values, changed), values: pick(values, changed), at: new Date().toISOString() };
    writeDraft(draftKey, isDirty ? draft : null);
  }, [values, base]);

  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _, ...others }) => Object.fromEntries(Object.entries(others).filter(([one]) => !one.startsWith(`${name}.`))));
  };
  const decide = (index: number, choice: 'mine' | 'theirs') => {
    const decision = conflicts[index];
    if (!decision) return;
    setConflicts(conflicts.with(index, { ...decision, choice }));
    show(decided(values, decision, choice === 'mine' ? decision.mine : decision.theirs));
  };

  /** Where somebody else has written what this form does not hold, its input is sent once more on what there is now. */
  const send = async (body: Values): Promise<{ stored: StoredRecord; on: number }> => {
    if (!record) return { stored: await calls.create(body, copiedFrom), on: 0 };
    try {
      return { stored: await calls.change(record.id, base.revision, body), on: base.revision };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale' || !isStored(error.detail)) throw error;
      const { revision } = error.detail;
      const theirs = reconcile(resource, base.values, values, valuesOf(resource, error.detail));
      if (theirs.conflicts.length + theirs.taken.length > 0) throw error;
      return { stored: await calls.change(record.id, revision, body), on: revision };
    }
  };

  /** Answers what was stored, and on which revision; null where it was refused, with the reasons in the form. Of `without` what was typed is dropped. */
  const save = async (without: readonly string[] = []): Promise<{ stored: StoredRecord; on: number } | null> => {
    const sent = changed.filter((name) => !without.includes(name));
    if (record && sent.length === 0) {
      writeDraft(draftKey, null);
      if (changed.length > 0) show(base.values);
      return { stored: { ...record, revision: base.revision }, on: base.revision };
    }
    judge('all');
    setProblem('');
    setRefused({});
    if (conflicts.some(({ choice }) => choice === null)) return refuse(t(language, 'decide'));
    if (Object.keys(errors).length > 0) return refuse(t(language, 'wrong'));
    setBusy(true);
    try {
      const body = pick(values, isNew ? [...writable] : sent);
      const { stored, on } = await send(body);
      writeDraft(draftKey, null);
      const now = valuesOf(resource, stored);
      // What was typed while it was on its way stays typed.
      const since = changedNames(writable, values, latest.current);
      setBase({ revision: stored.revision, values: now });
      setValues((typed) => ({ ...now, ...pick(typed, since) }));
      if (since.length === 0) renew((n) => n + 1);
      judge(new Set());
      setConflicts([]);
      setTaken([]);
      setRestoredAt(null);
      return { stored, on };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale' && isStored(error.detail)) {
        takeTheirs(error.detail, values, base.values);
        return null;
      }
      if (error instanceof ApiError && error.status === 404) return refuse(t(language, 'gone'));
      if (error instanceof ApiError && error.fields) {
        setRefused(error.fields);
        return refuse(t(language, 'wrong'));
      }
      return refuse(t(language, 'not_sent', { reason: error instanceof ApiError ? wordsOf(error) : '' }));
    } finally {
      setBusy(false);
    }
  };
  const refuse = (words: string): null => {
    setProblem(words);
    return null;
  };

  const isJudged = (name: string) => judged === 'all' || [...judged].some((one) => name === one || name.startsWith(`${one}.`));
  const shown = { ...Object.fromEntries(Object.entries(errors).filter(([name]) => isJudged(name))), ...refused };
  return {
    values,
    set,
    /** Errors of a field are told once it was left, or was to be saved. */
    touch: (name: string) => judge((before) => (before === 'all' || before.has(name) ? before : new Set([...before, name]))),
    errors: errorsOf(resource, values, shown),
    wrong: shown,
    problem,
    conflicts,
    taken,
    decide,
    restoredAt,
    discard: () => {
      const typed = values;
      show(base.values);
      setRestoredAt(null);
      setConflicts([]);
      setTaken([]);
      judge(new Set());
      setRefused({});
      setProblem('');
      return () => show(typed);
    },
    isDirty,
    isSame: (name: string) => isSameValue(values[name], base.values[name]),
    busy,
    save,
    generation,
    revision: base.revision,
    /** Something of the record that this form does not hold was written on a revision: the next save is made on the one after. */
    follow: (on: number, now: number) => setBase((one) => (one.revision === on ? { ...one, revision: now } : one)),
  };
}
export type RecordForm = ReturnType<typeof useRecordForm>;

const isStored = (detail: unknown): detail is StoredRecord => typeof detail === 'object' && detail !== null && 'revision' in detail && 'meta' in detail;
