import { httpTransport } from '#api/client.ts';
import { mayCall } from '#api/user.ts';
import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Found, Search } from '#ui/staff/pick/use-search.ts';
import { t } from '../controls/strings.ts';
import { targetOf } from '../data/options-of.ts';
import { recordCalls } from '../data/record-calls.ts';
import { useRecords } from '../records-context.ts';
import { useRole } from '../role-context.ts';
import { useCreation } from './creation-context.ts';

/** What a reference leads to: how it is searched, and how a new one is made without leaving the form. */
export function useTarget(field: Field, onCreated: (found: Found) => void) {
  const language = useLanguage();
  const { registry } = useRecords();
  const role = useRole();
  const begin = useCreation();
  const target = registry.get(targetOf(field));
  const mayCreate = target && field.form.limits.create === true && mayCall(target.access.write, { id: 0, role });
  const search: Search = async (q, signal) => (target ? recordCalls(httpTransport, target.path, language, signal).options({ q }) : []);
  return {
    target,
    search,
    create: mayCreate
      ? { text: (name: string) => t(language, 'create_named', { name }), run: (typed: string) => begin({ resource: target, typed, onCreated }) }
      : undefined,
  };
}
