import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { CastContract } from '../contract.ts';
import { useSuggestions } from '../use-suggestions.ts';
import styles from './cast-grid.module.css';
import type { CastCell, CastChangeInput, CastDate, CastGrid } from './contract.ts';
import { t } from './strings.ts';
import type { ChangeCell } from './use-cast.ts';

type Props = {
  role: CastGrid['roles'][number];
  cell: CastCell;
  shared: CastCell;
  /** Null: the production itself. */
  date: CastDate | null;
  when: string;
  grid: CastGrid;
  change: ChangeCell;
  onClose: () => void;
};
type Scope = CastChangeInput['scope'];
type Name = { name: string; kind: 'person' | 'ensemble' };

export function CellDialog({ role, cell, shared, date, when, grid, change, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const first = useRef<HTMLInputElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first });
  const [names, setNames] = useState<Name[]>(cell.people.length > 0 ? cell.people.map(({ name, kind }) => ({ name, kind })) : [{ name: '', kind: 'person' }]);
  const [scope, setScope] = useState<Scope>(date ? 'date' : 'production');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const send = async (people: CastChangeInput['people'], of: Scope) => {
    setSaving(true);
    const wrong = await change(role.label, { role_id: role.id, people, seen: cell.people.map(({ id }) => id), event_id: date?.id ?? null, scope: of });
    setSaving(false);
    setProblem(wrong);
    if (wrong === '') close();
  };
  const save = (submitted: FormEvent) => {
    submitted.preventDefault();
    const people = names.flatMap(({ name, kind }) => {
      const known = [...cell.people, ...shared.people].find((one) => one.name === name.trim());
      return name.trim() === '' ? [] : [known ? { id: known.id } : { name: name.trim(), kind }];
    });
    void send(people, scope);
  };
  const later = grid.dates.length - grid.dates.findIndex(({ id }) => id === date?.id);
  const own = grid.dates.filter(({ cells }) => cells.some(({ role_id, is_own }) => role_id === role.id && is_own)).length;
  return createPortal(
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={t(language, 'cell', { role: role.label, date: when })} titleId={title} onClose={close}>
        <form className={styles.form} onSubmit={save} noValidate>
          {names.map((name, index) => (
            <PersonField
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, at the end
              key={index}
              index={index}
              name={name}
              first={index === 0 ? first : undefined}
              onType={(typed) => setNames(names.with(index, typed))}
            />
          ))}
          <p>
            <Button size="small" onClick={() => setNames([...names, { name: '', kind: 'person' }])}>
              {t(language, 'add')}
            </Button>
          </p>
          {date ? (
            <fieldset className={styles.scope}>
              <legend>{t(language, 'scope')}</legend>
              {(['date', 'from', 'all'] as const).map((value) => (
                <label key={value}>
                  <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} />
                  {t(language, `scope_${value}`, { n: value === 'from' ? later : grid.dates.length })}
                </label>
              ))}
            </fieldset>
          ) : (
            <p className={styles.hint}>{t(language, 'scope_production', { n: own })}</p>
          )}
          <div role="alert">
            {problem && (
              <Notice kind="error">
                <p>{problem}</p>
              </Notice>
            )}
          </div>
          <p className={styles.ways}>
            <Button type="submit" look="primary" busy={isSaving}>
              {t(language, 'save')}
            </Button>
            {cell.is_own && (
              <Button
                busy={isSaving}
                onClick={() =>
                  void send(
                    shared.people.map(({ id }) => ({ id })),
                    'date',
                  )
                }
              >
                {t(language, 'reset', { names: shared.people.map(({ name }) => name).join(', ') || t(language, 'nobody') })}
              </Button>
            )}
            <Button look="link" onClick={close}>
              {t(language, 'cancel')}
            </Button>
          </p>
        </form>
      </DialogBody>
    </Dialog>,
    document.body,
  );
}

const api = client<CastContract>(httpTransport);

type FieldProps = { index: number; name: Name; first: React.RefObject<HTMLInputElement | null> | undefined; onType: (typed: Name) => void };

/** A name, with those that are known to choose from. */
function PersonField({ index, name, first, onType }: FieldProps) {
  const language = useLanguage();
  const { found, ask } = useSuggestions((q, signal) => api.get('/api/cms-people/', { language, signal, query: { q } }));
  const list = useId();
  return (
    <>
      <TextField
        {...(first && { ref: first })}
        name={`name-${index}`}
        label={t(language, 'person', { n: index + 1 })}
        hint={index === 0 ? t(language, 'person_hint') : undefined}
        maxLength={300}
        autoComplete="off"
        list={list}
        value={name.name}
        onChange={({ target: { value } }) => {
          const known = found.filter((one) => one.name === value);
          onType({ name: value, kind: known.length === 1 && known[0] ? known[0].kind : 'person' });
          ask(value);
        }}
      />
      <datalist id={list}>
        {found.map((one) => (
          <option key={one.kind + one.name} value={one.name} />
        ))}
      </datalist>
    </>
  );
}
