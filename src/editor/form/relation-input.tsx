import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { RelationTarget } from '#content/index.ts';
import type { FormsContract } from '#features/forms/contract.ts';
import type { MagazineContract } from '#features/magazine/contract.ts';
import type { ProgrammeContract } from '#features/programme/contract.ts';
import type { VenuesContract } from '#features/venues/contract.ts';
import type { Language } from '#i18n/language.ts';
import styles from '#ui/field/field.module.css';
import { FieldGroup } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { t } from './strings.ts';
import type { FieldControl } from './use-field.ts';

// One for each: calls of two features have the same names.
const forms = client<FormsContract>(httpTransport);
const magazine = client<MagazineContract>(httpTransport);
const programme = client<ProgrammeContract>(httpTransport);
const venues = client<VenuesContract>(httpTransport);
/** Houses have few places of play: one page of the list holds them. */
const maxVenues = 100;

type Item = { id: number; title: string };

/** Where the things are listed that a relation can lead to. A kind that is not here yet cannot be chosen, and its field is not offered. */
const lists: Partial<Record<RelationTarget, (language: Language) => Promise<readonly Item[]>>> = {
  form: (language) => forms.get('/api/forms/', { language }),
  tag: async (language) => (await programme.get('/api/event-tags/', { language })).map(({ id, name }) => ({ id, title: name })),
  category: async (language) => (await magazine.get('/api/article-categories/', { language })).map(({ id, name }) => ({ id, title: name })),
  venue: async (language) =>
    (await venues.get('/api/venues/', { language, query: { page: 1, page_size: maxVenues } })).results.map(({ id, name }) => ({ id, title: name })),
};

/** What the things of a kind are called; none of a kind that is not listed here. */
export const titlesOf = async (target: string, language: Language): Promise<readonly Item[]> =>
  canChoose(target) ? ((await lists[target as RelationTarget]?.(language)) ?? []) : [];

export const canChoose = (target: unknown): boolean => typeof target === 'string' && Object.hasOwn(lists, target);

/** One thing of the site, or several, by their names. */
export function RelationInput({ name, field, language, raw, store, error }: FieldControl) {
  const { label, help, required, limits } = field.form;
  const items = useItems(limits.to as RelationTarget, language); // of every relation
  const common = { name, label: label[language], required, ...(help && { hint: help[language] }), ...(error && { errors: [error] }) };
  const chosen = field.normalise(raw);
  if (!Array.isArray(chosen))
    return (
      <SelectField
        {...common}
        value={typeof chosen === 'number' ? String(chosen) : ''}
        defaultValue=" "
        options={[{ value: '', label: t(language, 'none') }, ...items.map(({ id, title }) => ({ value: String(id), label: title }))]}
        onChange={({ target: { value } }) => store(value ? Number(value) : undefined)}
      />
    );
  const ids: readonly number[] = chosen;
  const set = (next: readonly number[]) => store(next.length > 0 ? [...next] : undefined);
  const isFull = ids.length >= Number(limits.max);
  return (
    <FieldGroup {...common} role="group">
      {() => (
        <div className={styles.choice}>
          {items.map(({ id, title }) => (
            <label key={id}>
              <input
                type="checkbox"
                name={name}
                checked={ids.includes(id)}
                disabled={isFull && !ids.includes(id)}
                onChange={({ target }) => set(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
              />
              {title}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function useItems(target: RelationTarget, language: Language): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    let isCurrent = true;
    lists[target]?.(language).then(
      (found) => isCurrent && setItems(found),
      () => {},
    ); // what is chosen stays
    return () => {
      isCurrent = false;
    };
  }, [target, language]);
  return items;
}
