import { useEffect, useState } from 'react';
import type { RelationTarget } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import styles from '#ui/field/field.module.css';
import { FieldGroup } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { type RelatedThing, titlesOf } from '../state/related-things.ts';
import { t } from './strings.ts';
import type { FieldControl } from './use-field.ts';

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

function useItems(target: RelationTarget, language: Language): readonly RelatedThing[] {
  const [items, setItems] = useState<readonly RelatedThing[]>([]);
  useEffect(() => {
    let isCurrent = true;
    titlesOf(target, language).then(
      (found) => isCurrent && setItems(found),
      () => {},
    ); // what is chosen stays
    return () => {
      isCurrent = false;
    };
  }, [target, language]);
  return items;
}
