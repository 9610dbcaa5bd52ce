import { GripVertical, X } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '../../icon.tsx';
import { Link } from '../../link.tsx';
import { t } from '../strings.ts';
import { StaffPicker } from './staff-picker.tsx';
import styles from './staff-picks.module.css';
import { useOrder } from './use-order.ts';
import type { Found, Search } from './use-search.ts';

type Props = {
  name: string;
  label: ReactNode;
  title: string;
  hint?: string | undefined;
  errors?: readonly string[];
  values: readonly Found[];
  onChange: (values: readonly Found[]) => void;
  search: Search;
  create?: { text: (typed: string) => string; run: (typed: string) => void } | undefined;
  max: number;
  isOrdered?: boolean;
  isReadOnly?: boolean | undefined;
  hrefOf?: ((id: number) => string) | undefined;
};

export function StaffPicks({ name, label, title, hint, errors = [], values, onChange, search, create, max, isOrdered, isReadOnly, hrefOf }: Props) {
  const language = useLanguage();
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isDone = useRef(false);
  const { handle, place } = useOrder(values, onChange, (value, index) =>
    announce(t(language, 'moved', { name: value.label, n: index + 1, of: values.length })),
  );
  const ids = new Set(values.map(({ id }) => id));
  const remove = (value: Found) => {
    onChange(values.filter(({ id }) => id !== value.id));
    announce(t(language, 'removed', { name: value.label }));
    isDone.current = true;
    list.current?.parentElement?.querySelector<HTMLElement>('input')?.focus(); // its button is gone
  };
  const canMove = isOrdered && !isReadOnly;
  return (
    <div className={styles.picks}>
      {values.length < max ? (
        <StaffPicker
          name={name}
          label={label}
          hint={hint}
          errors={errors}
          value={null}
          isAdding
          onChange={(found) => found && !ids.has(found.id) && onChange([...values, found])}
          search={async (typed, signal) => (await search(typed, signal)).filter(({ id }) => !ids.has(id))}
          create={create}
          placeholder={t(language, 'add_another')}
          isDisabled={isReadOnly ?? false}
          isDone={isDone}
        />
      ) : (
        <p className={styles.full}>{t(language, 'is_full', { name: title, n: max })}</p>
      )}
      <ul ref={list} className={canMove ? styles.ordered : styles.chips} aria-label={title} hidden={values.length === 0}>
        {values.map((value, index) => (
          <li key={value.id} {...(canMove && place(index))}>
            {canMove && (
              <button type="button" className={styles.grip} aria-label={t(language, 'move', { name: value.label })} {...handle(index)}>
                <Icon node={GripVertical} />
              </button>
            )}
            <span className={styles.name}>
              {hrefOf ? (
                <Link to={hrefOf(value.id)} target="_blank" lang={value.lang}>
                  {value.label}
                </Link>
              ) : (
                <span lang={value.lang}>{value.label}</span>
              )}
              {isOrdered && value.detail && <small>{value.detail}</small>}
            </span>
            {!isReadOnly && (
              <button type="button" aria-label={t(language, 'remove', { name: value.label })} onClick={() => remove(value)}>
                <Icon node={X} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}
