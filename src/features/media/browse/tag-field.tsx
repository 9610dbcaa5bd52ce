import { X } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import field from '#ui/field/field.module.css';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './browse.module.css';
import type { Tag } from './load-library.ts';
import { splitTags } from './split-tags.ts';
import { t } from './strings.ts';

type Props = FieldProps & { suggestions: readonly Tag[]; defaultValue?: readonly string[] };

/** Enter or a comma adds a tag, Backspace takes the last one back; sent with commas. */
export function TagField({ suggestions, defaultValue = [], hint, ...props }: Props) {
  const language = useLanguage();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<readonly string[]>(defaultValue);
  const [typed, type] = useState('');
  const all = splitTags([...chosen, typed].join(','));
  const add = () => {
    choose(all);
    type('');
  };
  const take = (value: string) => {
    if (!value.includes(',')) return type(value);
    choose(splitTags([...chosen, value].join(',')));
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '') choose(chosen.slice(0, -1));
  };
  return (
    <Field {...props} hint={hint ?? t(language, 'tags_hint')}>
      {({ attributes: { name, ...attributes } }) => (
        <div className={styles.tags}>
          <input type="hidden" name={name} value={all.join(', ')} />
          {chosen.length > 0 && (
            <ul>
              {chosen.map((tag) => (
                <li key={tag}>
                  {tag}
                  <button
                    type="button"
                    aria-label={t(language, 'without_tag', { name: tag })}
                    onClick={() => {
                      choose(chosen.filter((one) => one !== tag));
                      input.current?.focus();
                    }}
                  >
                    <Icon node={X} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={field.box}>
            <input
              {...attributes}
              ref={input}
              list={list}
              value={typed}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onBlur={add}
              onChange={({ target }) => take(target.value)}
            />
          </div>
          <datalist id={list}>
            {suggestions
              .filter(({ name: one }) => !chosen.includes(one))
              .map(({ name: one }) => (
                <option key={one} value={one} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
