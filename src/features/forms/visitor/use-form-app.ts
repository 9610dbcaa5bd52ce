import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { csrfCookie } from '#api/csrf-token.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formField } from '#ui/form/outcome.ts';
import type { FormDefinition, FormsContract } from '../contract.ts';
import { askedFields } from '../definition/asked-fields.ts';
import { checkAnswers } from '../definition/check-answers.ts';
import { readAnswers } from '../definition/read-answers.ts';
import { visible } from '../definition/visible.ts';
import { forgetDraft, readDraft, storeDraft } from './draft.ts';
import type { FormViewState } from './form-view.tsx';
import { solve } from './proof-of-work.ts';
import { t } from './strings.ts';
import type { SentFile } from './use-uploads.ts';

export type Typed = Readonly<Record<string, readonly string[]>>;
export type Thanks = { readonly thanks: string; readonly url: string | null };
export type SentBefore = { readonly errors: Readonly<Record<string, readonly string[]>>; readonly message: string | null; readonly typed: Typed };

type Options = { form: FormDefinition; before?: SentBefore | undefined; isPreview: boolean };
const firstControl = '[data-shown="true"] :is(input:not([type="hidden"]), textarea, select)';
const notOurs = new Set<string>([formField, csrfCookie, 'started', 'website']);

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the state of one form
export function useFormApp({ form, before, isPreview }: Options) {
  const language = useLanguage();
  const fields = useMemo(() => askedFields(form), [form]);
  const initial = useMemo(
    () => visible(fields, readAnswers(fields, Object.fromEntries(form.fields.map(({ slug, initial: value }) => [slug, value])))),
    [fields, form],
  );
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormViewState>({
    errors: before?.errors ?? {},
    message: before?.message ?? null,
    sent: before?.typed,
    isPending: false,
    shown: before ? visible(fields, readAnswers(fields, before.typed)) : initial,
  });
  const [round, setRound] = useState(0);
  const [hasDraft, setHasDraft] = useState(false);
  const [thanks, setThanks] = useState<Thanks | null>(null);
  const [isWell, setWell] = useState(false);
  const change = useCallback((changed: Partial<FormViewState>) => setState((known) => ({ ...known, ...changed })), []);
  const key = useRef('');
  const begun = useBeginning(form.id, isPreview);
  const files = useRef(new Map<string, readonly SentFile[]>());

  // What was typed before the page was left, or before its script came.
  useEffect(() => {
    if (!ref.current || isPreview) return;
    const draft = before ? null : readDraft(form.id);
    if (!draft) {
      const typed = typedIn(ref.current);
      if (isChanged(ref.current)) storeDraft(form.id, typed);
      return change({ shown: visible(fields, readAnswers(fields, typed)) });
    }
    setHasDraft(true);
    setRound((known) => known + 1);
    change({ sent: draft, shown: visible(fields, readAnswers(fields, draft)) });
  }, [form.id, isPreview, before, fields, change]);

  // The definition under one's hands: of staff, who change it.
  useEffect(() => {
    if (isPreview && ref.current) change({ shown: visible(fields, readAnswers(fields, typedIn(ref.current))) });
  }, [isPreview, fields, change]);

  const onInput = () => {
    if (!ref.current) return;
    const typed = typedIn(ref.current);
    change({ shown: visible(fields, readAnswers(fields, typed)) });
    setWell(false);
    if (isPreview) return;
    begun.begin();
    storeDraft(form.id, typed);
  };

  const show = (errors: Readonly<Record<string, readonly string[]>>, message: string | null) => {
    change({ errors, message, isPending: false });
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[data-summary]')?.focus());
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ref.current || state.isPending) return;
    const typed = typedIn(ref.current);
    const website = new FormData(ref.current).get('website');
    const wrong = checkAnswers(fields, readAnswers(fields, typed), dayOf(new Date()));
    const errors = Object.fromEntries(Object.entries(wrong).map(([slug, message]) => [slug, [message[language]]]));
    if (Object.keys(errors).length > 0) return show(errors, null);
    if ([...files.current.values()].flat().some(({ id, problem }) => id === undefined && problem === undefined))
      return show({}, t(language, 'still_uploading'));
    if (isPreview) {
      change({ errors: {}, message: null });
      return setWell(true);
    }
    change({ errors: {}, message: null, isPending: true });
    key.current ||= newKey();
    try {
      const { started, proof } = await begun.proven();
      const answered = await client<FormsContract>(httpTransport).post('/api/forms-entries/', {
        language,
        body: {
          form: form.id,
          field_values: typed,
          key: key.current,
          ...(started && { started }),
          ...(proof && { proof }),
          ...(website && { website: String(website) }),
        },
      });
      forgetDraft(form.id);
      key.current = '';
      if (answered.url) return window.location.assign(answered.url);
      setThanks(answered);
    } catch (error) {
      if (error instanceof ApiError) return show(error.fields ?? {}, error.fields && Object.keys(error.fields).length > 0 ? null : error.message);
      show({}, t(language, 'not_sent'));
    }
  };

  const again = (typed: Typed | undefined) => {
    setThanks(null);
    setHasDraft(false);
    setRound((known) => known + 1);
    change({ errors: {}, message: null, isPending: false, sent: typed, shown: initial });
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>(firstControl)?.focus()); // the button is gone
  };
  return {
    ref,
    state,
    round,
    hasDraft,
    thanks,
    isWell,
    onInput,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    clear: () => {
      forgetDraft(form.id);
      files.current.clear();
      again(undefined);
      ref.current?.reset();
    },
    uploads: useMemo(
      () => ({
        sentBefore: (field: string): readonly SentFile[] => sentFiles(field, state.sent),
        changed: (field: string, list: readonly SentFile[]) => {
          const wasThere = (files.current.get(field) ?? []).length > 0;
          files.current.set(field, list);
          // One that was taken away must not come back with the draft.
          if (ref.current && !isPreview && (list.length > 0 || wasThere)) storeDraft(form.id, typedIn(ref.current));
        },
      }),
      [state.sent, form.id, isPreview],
    ),
  };
}

/** When the form was begun, and a proof of work that is made meanwhile: asked for with the first key, solved in silence. */
function useBeginning(form: number, isPreview: boolean) {
  const language = useLanguage();
  const work = useRef<Promise<{ started?: string; proof?: string }> | null>(null);
  const first = useRef<string>(undefined);
  const end = useRef(new AbortController());
  useEffect(() => () => end.current.abort(), []);
  const make = useCallback(async () => {
    const { started, challenge, bits } = await client<FormsContract>(httpTransport).get('/api/forms/{id}/start/', {
      language,
      parameters: { id: String(form) },
    });
    const proof = globalThis.crypto?.subtle ? await solve(challenge, bits, end.current.signal) : null;
    first.current ??= started; // where no proof can be made, the time since the first key is what counts, at every try
    return { started: first.current, ...(proof && { proof }) };
  }, [form, language]);
  return useMemo(
    () => ({
      begin: () => {
        if (!isPreview) work.current ??= make().catch(() => ({}));
      },
      /** A proof counts once: the next entry makes another. */
      proven: async () => {
        work.current ??= make().catch(() => ({}));
        const made = await work.current;
        work.current = null;
        return made;
      },
    }),
    [isPreview, make],
  );
}

/** By slug; a file is the number that it was given. */
function typedIn(element: HTMLFormElement): Typed {
  const typed = new Map<string, string[]>();
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string' && !notOurs.has(name)) typed.set(name, [...(typed.get(name) ?? []), value]);
  }
  return Object.fromEntries(typed);
}

/** Whether somebody has typed or chosen something: the server's HTML is what a control holds by default. */
const isChanged = (element: HTMLFormElement): boolean =>
  [...element.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected && !option.defaultSelected && option.index > 0);
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    return (
      control instanceof HTMLInputElement && control.type !== 'hidden' && (control.value !== control.defaultValue || control.checked !== control.defaultChecked)
    );
  });

/** Files that were sent before the page was loaded anew, or came with a form without script: they are still there for a day. */
function sentFiles(field: string, sent: Typed | undefined): SentFile[] {
  return (sent?.[`${field}.files`] ?? []).flatMap((text) => {
    const [id, name, size] = readFile(text);
    return id > 0 ? [{ key: String(id), id, name, size, progress: 1 }] : [];
  });
}

function readFile(text: string): [id: number, name: string, size: number] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return [Number(read[0]), String(read[1]), Number(read[2])];
  } catch {
    // Somebody else's hand was in it.
  }
  return [0, '', 0];
}

const newKey = (): string => globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
