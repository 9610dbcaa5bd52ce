import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { recordHref } from '#features/back-office/index.ts';
import { useGuard } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { maxEntryNote } from '../../limits.ts';
import type { EntriesContract, Entry } from '../contract.ts';
import { changesInTurn } from './changes-in-turn.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';

export function EntryHandling({ entry }: { entry: Entry }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [note, setNote] = useState(entry.note);
  const release = useGuard(note.trim() !== entry.note, true);
  const { change, problem, isStale, isBusy, run } = useChange(entry);
  const { id, form, status, assigned_to, staff } = entry;
  const people = assigned_to && !staff.some((one) => one.id === assigned_to.id) ? [...staff, assigned_to] : staff;
  const setStatus = async (next: 'new' | 'done', revision?: number, isUndo = false) => {
    const changed = await change({ status: next }, revision);
    if (changed === null) return;
    const undo = { text: t(language, 'undo'), run: () => void setStatus(next === 'done' ? 'new' : 'done', changed, true) };
    showToast(t(language, `entry_${next}`), isUndo ? undefined : undo);
  };
  const assign = async (value: string) => {
    if ((await change({ assigned_to: value === '' ? null : Number(value) })) === null) return;
    const name = people.find((one) => String(one.id) === value)?.name;
    showToast(name === undefined ? t(language, 'assigned_to_nobody') : t(language, 'assigned_to', { name }));
  };
  const saveNote = async () => {
    if ((await change({ note })) !== null) showToast(t(language, 'note_saved'));
  };
  const remove = async () => {
    if (!(await confirmDeletion(1, language))) return;
    await run(async () => {
      const call = { language, parameters: { id: form.id }, body: { ids: [id] }, headers: writing() };
      const receipt = await client<EntriesContract>(httpTransport).post('/api/cms-forms/{id}/entries-delete/', call);
      release();
      await navigate(recordHref('forms', language, {}, form.id, 'entries'), { state: { receipt } });
    });
  };
  return (
    <section className={styles.part} aria-labelledby="handling">
      <h2 id="handling">{t(language, 'handling')}</h2>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
            {isStale && entry.note !== note && entry.note !== '' && <p>{t(language, 'note_now', { note: entry.note })}</p>}
          </Notice>
        )}
      </div>
      {status === 'unconfirmed' ? (
        <p className={styles.quiet}>{t(language, 'waits_for_sender')}</p>
      ) : (
        <Button look="primary" size="small" busy={isBusy} onClick={() => void setStatus(status === 'done' ? 'new' : 'done')}>
          {t(language, status === 'done' ? 'mark_new' : 'mark_done')}
        </Button>
      )}
      <SelectField
        name="assigned_to"
        label={t(language, 'assigned')}
        required
        value={String(assigned_to?.id ?? '')}
        defaultValue="–"
        options={[{ value: '', label: t(language, 'assigned_nobody') }, ...people.map((one) => ({ value: String(one.id), label: one.name }))]}
        onChange={({ target }) => void assign(target.value)}
      />
      <TextAreaField
        name="note"
        label={t(language, 'note')}
        hint={t(language, 'note_hint')}
        required
        maxLength={maxEntryNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="small" busy={isBusy} onClick={() => void saveNote()}>
        {t(language, 'save_note')}
      </Button>
      <Button look="signal" size="small" busy={isBusy} onClick={() => void remove()}>
        {t(language, 'delete')}
      </Button>
    </section>
  );
}

type Change = { status?: 'new' | 'done'; note?: string; assigned_to?: number | null };

/** What somebody else has changed meanwhile is fetched and said. */
function useChange({ id: entry, form: { id }, revision: shown }: Entry) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [inTurn] = useState(changesInTurn);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    setStale(false);
    try {
      await work();
    } catch (error) {
      const wasLate = error instanceof ApiError && error.code === 'stale';
      if (wasLate) await revalidate();
      setStale(wasLate);
      setProblem(wasLate ? t(language, 'stale') : error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  /** Null where it was refused; `exactly`: only if nothing has been changed since that revision. */
  const change = async (body: Change, exactly?: number): Promise<number | null> => {
    let changed: number | null = null;
    await run(async () => {
      changed = await inTurn(shown, async (revision) => {
        const call = { language, parameters: { id, entry }, body, headers: writing(exactly ?? revision) };
        return (await client<EntriesContract>(httpTransport).patch('/api/cms-forms/{id}/entries/{entry}/', call)).revision;
      });
      await revalidate();
    });
    return changed;
  };
  return { change, problem, isStale, isBusy, run };
}
