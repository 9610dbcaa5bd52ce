import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { AccountContract } from '../contract.ts';
import { attempt } from './attempt.ts';
import type { Sent } from './form-action.ts';
import type { Submit } from './outcome.ts';

export type FormState = {
  name: string;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  pending: boolean;
  outcome: Sent['outcome'] | null;
  /** What was typed before, where the page was sent without script. */
  typed: Readonly<Record<string, string>>;
};

/**
 * A form of a page, by its name: sent by script where there is any, else by the browser to the page's action. After a
 * refusal the first wrong field gets the focus, and everything typed is still there.
 */
export function useForm(name: string, submit: Submit): FormState {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const sent = useActionData<Sent>();
  const own = sent?.form === name ? sent : null;
  const ref = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState(own?.outcome ?? null);
  useEffect(() => {
    if (!outcome) return;
    const target = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? ref.current?.querySelector<HTMLElement>('[data-message]');
    target?.focus();
  }, [outcome]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const entries = [...new FormData(form, submitter)].flatMap(([field, value]): [string, string][] => (typeof value === 'string' ? [[field, value]] : []));
    setPending(true);
    void attempt(submit, new Map(entries), { api: client<AccountContract>(httpTransport), language, url: new URL(window.location.href) }).then((result) => {
      // A document of its own: who is signed in shows in every part of the page. Who has gone on meanwhile stays where he is.
      if ('redirect' in result) return form.isConnected ? window.location.assign(result.redirect) : window.location.reload();
      if (!form.isConnected) return;
      setPending(false);
      setOutcome(result);
      if (result.isError) return;
      for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password], input[data-secret]')) field.value = '';
      void revalidate();
    });
  };
  return { name, ref, onSubmit, pending, outcome, typed: own?.typed ?? {} };
}
