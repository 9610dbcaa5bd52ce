import { type FormEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type Client, client, httpTransport } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { writing } from '#api/writing.ts';
import type { AttachedHandle, AttachedProps } from '#features/back-office/records/index.ts';
import { FormValues } from '#ui/form/form-values.ts';
import type { FormState } from '#ui/form/use-form.ts';
import { refused } from './refused.ts';
import { isSame } from './same.ts';
import type { Problems } from './typed-details.ts';

type Options<C extends Contract, Thing, Change> = Omit<AttachedProps, 'record'> & {
  name: string;
  thing: Thing;
  /** What was changed, or what is wrong with it. */
  read: (values: FormValues, opened: Thing) => { change: Change } | { problems: Problems };
  load: (api: Client<C>) => Promise<Thing>;
  send: (api: Client<C>, change: Change, headers: Record<string, string>) => Promise<Thing>;
  words: { wrong: string; stale: string; notSent: string };
};

type FormProblem = { message: string; fields?: Record<string, string[]> };

/** Saved with its record, sending only changes; where somebody else has changed the same, it is said, and nothing typed is lost. */
export function useAttachedForm<C extends Contract, Thing extends { revision: number }, Change extends object>(options: Options<C, Thing, Change>) {
  const { name, thing, read, load, send, words, handle, onDirty } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(thing);
  const seen = useRef(thing.revision);
  const [generation, renew] = useState(0);
  const [outcome, setOutcome] = useState<FormProblem | null>(null);
  const [pending, setPending] = useState(false);
  const typed = () => {
    const values = new FormValues(new FormData(ref.current ?? undefined));
    return { values, ...read(values, opened) };
  };
  const isDirty = useFormChanges(ref, `${generation} ${opened.revision}`, () => JSON.stringify(withoutValues(typed())), onDirty);
  useEffect(() => {
    if (outcome) (wrongControl(ref.current) ?? ref.current?.querySelector<HTMLElement>('[data-message]'))?.focus();
  }, [outcome]);

  const save: AttachedHandle['save'] = async ({ before, after }) => {
    const { values, ...result } = typed();
    if ('problems' in result) return null; // checked before
    const api = client<C>(httpTransport);
    let on = seen.current === before ? after : seen.current;
    let isMerged = false;
    setPending(true);
    setOutcome(null);
    try {
      for (;;) {
        try {
          const saved = await send(api, result.change, writing(on));
          seen.current = saved.revision;
          setOpened(saved);
          if (isMerged) renew((n) => n + 1);
          return { on, now: saved.revision };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.code !== 'stale' || isMerged) {
            setOutcome(outcomeOf(refused(error, values, words.stale)));
            return null;
          }
          const theirs = await load(api);
          seen.current = theirs.revision;
          if (changesSame(result.change, opened, theirs)) {
            setOutcome({ message: words.stale });
            return null;
          }
          on = theirs.revision;
          isMerged = true;
        }
      }
    } catch (error) {
      setOutcome({ message: error instanceof ApiError ? error.message : words.notSent });
      return null;
    } finally {
      setPending(false);
    }
  };
  const check = () => {
    const result = typed();
    if (!('problems' in result)) return true;
    setOutcome({ message: words.wrong, fields: result.problems });
    return false;
  };
  useImperativeHandle(handle as Ref<AttachedHandle>, () => ({ isDirty, check, save })); // a ref of its own screen

  const form: FormState = {
    name,
    ref,
    pending,
    outcome: outcome && { ...outcome, isError: true },
    onSubmit: (event: FormEvent) => event.preventDefault(), // saved with its record alone
    fieldState: (field) => ({
      id: `${name}-${field}`,
      errors: outcome?.fields && Object.hasOwn(outcome.fields, field) ? (outcome.fields[field] ?? []) : [],
    }),
  };
  return { form, opened, generation };
}

const withoutValues = ({ values: _, ...result }: { values: FormValues }) => result;

const outcomeOf = (answer: ReturnType<typeof refused>): FormProblem =>
  'redirect' in answer ? { message: '' } : { message: answer.message, ...(answer.fields && { fields: answer.fields }) };

/** Of details each by itself. */
function changesSame(change: object, opened: object, theirs: object): boolean {
  const of = (thing: object, name: string): unknown =>
    name in thing ? Reflect.get(thing, name) : 'texts' in thing ? Reflect.get(Object(thing.texts), name) : undefined;
  return Object.entries(change).some(([name, mine]) => {
    const [before, now] = [of(opened, name), of(theirs, name)];
    if (name === 'details') return changesSame(Object(mine), Object(before), Object(now));
    return !isSame(before, now) && !isSame(mine, now);
  });
}

/** Tells whether what a form holds differs from what it held when `key` was last new, however it was changed: rows and pictures by script. */
function useFormChanges(ref: RefObject<HTMLFormElement | null>, key: string, state: () => string, onDirty: (isDirty: boolean) => void): () => boolean {
  const latest = useRef({ state, onDirty });
  latest.current = { state, onDirty };
  const beginning = useRef<string | null>(null);
  const isDirty = () => beginning.current !== null && latest.current.state() !== beginning.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew begins anew
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    beginning.current = latest.current.state();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current.onDirty(isDirty()), 0);
    };
    latest.current.onDirty(false);
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['value'] });
    for (const type of ['input', 'change']) form.addEventListener(type, look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const type of ['input', 'change']) form.removeEventListener(type, look);
    };
  }, [key]);
  return isDirty;
}

/** Of a group the chosen or first control. */
function wrongControl(form: HTMLFormElement | null): HTMLElement | null {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input:checked, input') : wrong;
}
