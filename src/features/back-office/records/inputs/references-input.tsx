import { GripVertical, X } from 'lucide';
import { useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { StaffPicker } from '#ui/staff/staff-picker.tsx';
import type { Found } from '#ui/staff/use-search.ts';
import { recordHref } from '../../back-office-href.ts';
import styles from '../controls/controls.module.css';
import { t } from '../controls/strings.ts';
import type { InputProps } from '../record-views.ts';
import { LabelOf } from './reference-input.tsx';
import { useLabels } from './use-labels.ts';
import { useOrder } from './use-order.ts';
import { useTarget } from './use-target.ts';

/** Several records of another kind; where their order counts, they can be moved. */
export function ReferencesInput({ name, field, value, onChange, errors, companions, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const ids: number[] = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isDone = useRef(false);
  const add = (found: Found | null) => {
    if (!found) return;
    remember([found]);
    if (!ids.includes(found.id)) onChange([...ids, found.id]);
  };
  const { target, search, create } = useTarget(field, add);
  const { find, remember } = useLabels(target, ids, companions);
  const { handle, place } = useOrder(ids, onChange, (id, index) => say(t(language, 'moved', { name: find(id).label, n: index + 1, of: ids.length })));
  const remove = (id: number) => {
    onChange(ids.filter((one) => one !== id));
    say(t(language, 'removed', { name: find(id).label }));
    isDone.current = true;
    list.current?.parentElement?.querySelector<HTMLElement>('input')?.focus(); // its button is gone
  };
  const isOrdered = limits.ordered === true && !isReadOnly;
  return (
    <div className={styles.several}>
      {ids.length < Number(limits.max ?? 50) && (
        <StaffPicker
          name={name}
          label={<LabelOf text={label[language]} isRequired={field.required} />}
          hint={help?.[language]}
          errors={errors(name)}
          value={null}
          isAdding
          onChange={add}
          search={async (typed, signal) => (await search(typed, signal)).filter(({ id }) => !ids.includes(id))}
          create={create}
          placeholder={t(language, 'add_another')}
          isDisabled={isReadOnly}
          isDone={isDone}
        />
      )}
      <ul ref={list} className={isOrdered ? styles.ordered : styles.chips} aria-label={label[language]} hidden={ids.length === 0}>
        {ids.map((id, index) => {
          const { label: text, lang } = find(id);
          return (
            <li key={id} {...(isOrdered && place(index))}>
              {isOrdered && (
                <button type="button" className={styles.grip} aria-label={t(language, 'move', { name: text })} {...handle(index)}>
                  <Icon node={GripVertical} />
                </button>
              )}
              {target ? (
                <Link to={recordHref(target.path, language, {}, id)} target="_blank" lang={lang}>
                  {text}
                </Link>
              ) : (
                <span lang={lang}>{text}</span>
              )}
              {!isReadOnly && (
                <button type="button" aria-label={t(language, 'remove', { name: text })} onClick={() => remove(id)}>
                  <Icon node={X} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
