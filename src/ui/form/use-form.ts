import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { FieldState } from '../field/field-state.ts';
import type { Sent } from './form-action.ts';
import { FormValues } from './form-values.ts';
import type { Submit } from './outcome.ts';
import { submitForm } from './submit-form.ts';

export type FormState = {
  name: string;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  pending: boolean;
  outcome: Sent['outcome'] | null;
  fieldState(field: string): FieldState;
};

/** After a refusal the first wrong field gets the focus, and everything typed is still there. */
export function useForm<C extends Contract>(name: string, submit: Submit<C>): FormState {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const sent = useActionData<Sent>();
  const own = sent?.form === name ? sent : null;
  const ref = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState(own?.outcome ?? null);
  useEffect(() => {
    if (outcome && ref.current) (wrongControl(ref.current) ?? ref.current.querySelector<HTMLElement>('[data-message]'))?.focus();
  }, [outcome]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const values = new FormValues(new FormData(form, submitter));
    setPending(true);
    void submitForm(submit, values, { api: client<C>(httpTransport), language, url: new URL(window.location.href) }).then((result) => {
      // A document of its own, as who is signed in shows in every part; who has gone on meanwhile stays.
      if ('redirect' in result) return form.isConnected ? window.location.assign(result.redirect) : window.location.reload();
      if (!form.isConnected) return;
      setPending(false);
      setOutcome(result);
      if (result.isError) return;
      for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password], input[data-secret]')) field.value = '';
      void revalidate();
    });
  };
  const fieldState = (field: string): FieldState => ({
    id: `${name}-${field}`,
    sent: own ? (Object.hasOwn(own.typed, field) ? own.typed[field] : []) : undefined,
    errors: outcome?.fields && Object.hasOwn(outcome.fields, field) ? (outcome.fields[field] ?? []) : [],
  });
  return { name, ref, onSubmit, pending, outcome, fieldState };
}

/** Of a group of radio buttons the chosen or first one. */
function wrongControl(form: HTMLFormElement): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input:checked, input') : wrong;
}
