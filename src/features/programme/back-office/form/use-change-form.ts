import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { writing } from '#api/writing.ts';
import type { FormValues } from '#ui/form/form-values.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { refused } from './refused.ts';
import type { Problems } from './typed-details.ts';

type Options<C extends Contract, Thing, Change> = {
  name: string;
  /** As it was shown. */
  thing: Thing;
  /** What was changed, or what is wrong with it. */
  read: (values: FormValues, opened: Thing) => { change: Change } | { problems: Problems };
  send: (api: Client<C>, change: Change, headers: Record<string, string>) => Promise<Thing>;
  words: { wrong: string; saved: string; stale: string };
};

/**
 * A form that sends only what was changed in it, on the revision that was shown: whoever was faster is not overwritten, and
 * nothing that was typed is lost. `opened`: with what the fields were filled, and what was saved since.
 */
export function useChangeForm<C extends Contract, Thing extends { revision: number }, Change>(options: Options<C, Thing, Change>) {
  const { name, thing, read, send, words } = options;
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState(thing);
  const save: Submit<C> = async (values, { api }) => {
    const typed = read(values, opened);
    if ('problems' in typed) return { message: words.wrong, fields: typed.problems, isError: true };
    const revision = Math.max(thing.revision, opened.revision);
    try {
      const saved = await send(api, typed.change, writing(revision));
      setOpened(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'stale') void revalidate();
      return refused(error, values, words.stale);
    }
    return { message: words.saved, isError: false };
  };
  return { form: useForm(name, save), opened };
}
