import { client, httpTransport } from '#api/client.ts';
import type { StaffEventContract } from '#features/programme/back-office/contract.ts';
import { StaffPicks } from '#ui/staff/pick/staff-picks.tsx';
import { useLabels } from '#ui/staff/pick/use-labels.ts';
import type { Found } from '#ui/staff/pick/use-search.ts';
import type { FieldControl } from './use-field.ts';

const events = client<StaffEventContract>(httpTransport);

/** Found on the server by their titles, in the order in which they are shown. */
export function EventsInput({ name, field, language, raw, store, error }: FieldControl) {
  const { label, help, limits } = field.form;
  const chosen = field.normalise(raw);
  const ids: readonly number[] = Array.isArray(chosen) ? chosen : [];
  const ask = (query: { q?: string; ids?: string }, signal: AbortSignal) => events.get('/api/cms-event-choices/', { language, query, signal });
  const { find, remember } = useLabels(ids, {}, language, (unknown, signal) => ask({ ids: unknown }, signal));
  const take = (values: readonly Found[]) => {
    remember(values.filter(({ id }) => !ids.includes(id)));
    store(values.length > 0 ? values.map(({ id }) => id) : undefined);
  };
  return (
    <StaffPicks
      name={name}
      label={label[language]}
      title={label[language]}
      hint={help?.[language]}
      errors={error ? [error] : []}
      values={ids.map(find)}
      onChange={take}
      search={(typed, signal) => ask({ q: typed }, signal)}
      max={Number(limits.max)}
      isOrdered
    />
  );
}
