import { ChevronDown, GripVertical, Plus, X } from 'lucide';
import { type ComponentType, useRef, useState } from 'react';
import type { Bilingual, Field } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOrder } from '#ui/staff/pick/use-order.ts';
import styles from '../controls/controls.module.css';
import { isShort } from '../controls/is-short.ts';
import { t } from '../controls/strings.ts';
import { displayValue } from '../data/display-value.ts';
import type { InputErrors } from '../data/errors-of.ts';
import type { Lookups } from '../data/record-types.ts';
import type { InputProps } from '../record-views.ts';

/** Rows of more fields are folded up, so that one sees which there are. */
const maxShown = 3;

type Row = Readonly<Record<string, unknown>>;

/** Rows of the same fields, in their order: each can be moved and taken away, and others added. */
export function RowsInput({ name, field, value, onChange, errors, lookups, isReadOnly, isNew, Input }: InputProps & { Input: ComponentType<InputProps> }) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const rows: Row[] = Array.isArray(value) ? value : [];
  const fields = fieldsOf(field);
  // Rows have no numbers of their own: what is shown keeps its place by keys that move along.
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < rows.length) keys.current.push(next.current++);
  keys.current.length = rows.length;
  const [announcement, announce] = useState('');
  const [opened, open] = useState<ReadonlySet<number>>(new Set());
  const isLong = fields.length > maxShown;
  const container = useRef<HTMLDivElement>(null);
  const called = (index: number) => t(language, 'row', { name: rowName(field, language), n: index + 1 });
  const set = (changed: Row[]) => onChange(changed);
  const order = useOrder(
    rows,
    (changed) => {
      keys.current = changed.map((row) => keys.current[rows.indexOf(row)] ?? next.current++);
      set(changed);
    },
    (row, index) => announce(t(language, 'moved', { name: called(rows.indexOf(row)), n: index + 1, of: rows.length })),
  );
  const add = () => {
    open(new Set([...opened, next.current]));
    set([...rows, Object.fromEntries(fields.map(([key, one]) => [key, one.perLanguage ? {} : one.empty]))]);
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>('li:last-of-type :is(input, textarea, select)')?.focus());
  };
  const remove = (index: number) => {
    keys.current = keys.current.toSpliced(index, 1);
    set(rows.toSpliced(index, 1));
    announce(t(language, 'removed', { name: called(index) }));
    container.current?.querySelector<HTMLElement>('[data-add]')?.focus(); // its button is gone
  };
  return (
    <FieldGroup name={name} label={label[language]} required={field.required} role="group" errors={errors(name)} {...(help && { hint: help[language] })}>
      {() => (
        <div ref={container} className={styles.several}>
          {rows.length === 0 && <p className={styles.nothing}>{t(language, 'no_rows')}</p>}
          <ol className={styles.rows} hidden={rows.length === 0}>
            {rows.map((row, index) => {
              const key = keys.current[index] ?? index;
              const isOpen = !isLong || opened.has(key) || fields.some(([one]) => hasErrors(errors, `${name}.${index}.${one}`));
              const removal = !isReadOnly && (
                <button type="button" aria-label={t(language, 'remove', { name: called(index) })} onClick={() => remove(index)}>
                  <Icon node={X} />
                </button>
              );
              return (
                <li key={key} {...order.place(index)} data-long={isLong || undefined}>
                  {!isReadOnly && (
                    <button type="button" className={styles.grip} aria-label={t(language, 'move', { name: called(index) })} {...order.handle(index)}>
                      <Icon node={GripVertical} />
                    </button>
                  )}
                  {isLong && (
                    <button
                      type="button"
                      className={styles.fold}
                      aria-expanded={isOpen}
                      onClick={() => open(opened.has(key) ? new Set([...opened].filter((one) => one !== key)) : new Set([...opened, key]))}
                    >
                      <span>{wordsOf(fields, row, language, lookups) || called(index)}</span>
                      <Icon node={ChevronDown} />
                    </button>
                  )}
                  {isLong && removal}
                  {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen */}
                  <div role="group" aria-label={called(index)} className={styles.cells} hidden={!isOpen}>
                    {fields.map(([cell, one]) => (
                      <div key={cell} data-wide={!isShort(one) || undefined}>
                        <Input
                          name={`${name}.${index}.${cell}`}
                          field={one}
                          value={row[cell]}
                          onChange={(changed) => set(rows.with(index, { ...row, [cell]: changed }))}
                          errors={errors}
                          lookups={lookups}
                          values={row}
                          isReadOnly={isReadOnly}
                          isNew={isNew}
                        />
                      </div>
                    ))}
                  </div>
                  {!isLong && removal}
                </li>
              );
            })}
          </ol>
          {!isReadOnly && rows.length < Number(limits.max ?? 100) && (
            <p>
              <Button size="small" data-add="" onClick={add}>
                <Icon node={Plus} />
                {t(language, 'add_row', { name: rowName(field, language) })}
              </Button>
            </p>
          )}
          <p role="status" className={styles.said}>
            {announcement}
          </p>
        </div>
      )}
    </FieldGroup>
  );
}

const fieldsOf = (field: Field): [string, Field][] => ('fields' in field ? Object.entries(field.fields as Record<string, Field>) : []); // a field of rows declares them

const rowName = ({ form }: Field, language: Language): string => (form.limits.row as unknown as Bilingual | undefined)?.[language] ?? form.label[language]; // as `rowsField` declares it

const hasErrors = (errors: InputErrors, name: string): boolean => ['', '.de', '.en'].some((of) => errors(name + of).length > 0);

/** What a folded row is known by: the first of its fields that says something. */
function wordsOf(fields: readonly [string, Field][], row: Row, language: Language, lookups: Lookups): string {
  for (const [name, field] of fields) {
    const { text } = displayValue(field, row[name], language, lookups);
    if (text) return text;
  }
  return '';
}
