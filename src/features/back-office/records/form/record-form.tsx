import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { Staff } from '../../staff-loader.ts';
import { noLookups } from '../data/display-value.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { Creations } from '../inputs/create-dialog.tsx';
import { useRecords } from '../records-context.ts';
import { RoleContext } from '../role-context.ts';
import type { AttachedHandle, AttachedPart, AttachedProps } from './attached-form.ts';
import { CopiedParts } from './copied-parts.tsx';
import { draftKey } from './draft-storage.ts';
import styles from './form.module.css';
import { FormFoot, recordFormId } from './form-foot.tsx';
import { FormNotices } from './form-notices.tsx';
import { FormParts } from './form-parts.tsx';
import { beginningOf } from './form-values.ts';
import { PreviewBeside, PreviewButton, useRoomBeside } from './preview.tsx';
import { RecordSide } from './record-side.tsx';
import { t } from './strings.ts';
import { useGuard } from './use-guard.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useRecordForm } from './use-record-form.ts';

type Props = {
  resource: Resource;
  record: StoredRecord | null;
  copied: StoredRecord | null;
  given: Readonly<Record<string, string>>;
  /** The name of what a new one begins with, and its values. */
  from: string;
  begun: Values;
  list: string;
  staff: Staff;
  /** What is saved with it below its fields, and the parts of that. */
  attached?: { Form: ComponentType<AttachedProps>; parts: readonly AttachedPart[] } | undefined;
};

/** The form of a record: its parts, what there is to say of it beside them, and below what is done with it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: saving the record and what is attached to it is one course
export function RecordFormView({ resource, record, copied, given, from, begun, list, staff, attached }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const views = useRecords().views[resource.name];
  const formElement = useRef<HTMLFormElement>(null);
  const { readable, writable } = fieldsFor(resource, staff.role);
  const [copiedParts, chooseCopiedParts] = useState(() => (resource.copiedParts ?? []).map(({ key }) => key));
  const form = useRecordForm({
    resource,
    record,
    beginning: { ...beginningOf(resource, copied, given), ...begun },
    writable,
    draftKey: draftKey(
      staff.username ?? staff.email,
      resource.path,
      record ? String(record.id) : ['new', copied?.id, from, ...Object.values(given)].filter(Boolean).join(' '),
    ),
    copiedFrom: copied && copiedParts.length > 0 ? { copy_of: copied.id, parts: copiedParts.join(',') } : {},
  });
  const attachedForm = useRef<AttachedHandle>(null);
  const [isAttachedDirty, setAttachedDirty] = useState(false);
  const [isSavingAttached, setSavingAttached] = useState(false);
  const busy = form.busy || isSavingAttached;
  const isDirty = form.isDirty || isAttachedDirty;
  const release = useGuard(isDirty, isAttachedDirty);
  const neighbours = useNeighbours(resource, record?.id ?? null, list);
  const [refusals, countRefusal] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => formElement.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-conflicts] button') ?? find('[data-message]'))?.focus();
  }, [refusals]);
  const question = views?.question;
  const [asking, ask] = useState<'stay' | 'next' | null>(null);
  const save = async (then: 'stay' | 'next', isAnswered = false, afterwards?: () => Promise<string>) => {
    if (!isAnswered && record && question?.isAsked(record) && question.fields.some((name) => !form.isSame(name))) return ask(then);
    const next = neighbours.next;
    const stored = await store();
    if (!stored) return;
    const words = await afterwards?.();
    if (then === 'next' && next) {
      if (words) showToast(words);
      release();
      return navigate(recordHref(resource.path, language, { list: next.list }, next.id));
    }
    if (record) {
      showToast(words ?? t(language, 'saved'));
      return revalidate();
    }
    showToast(t(language, 'created', { name: stored.meta.label }));
    release();
    return navigate(recordHref(resource.path, language, { list }, stored.id), { replace: true });
  };
  const leave = async (without: readonly string[], to: string) => {
    if (!(await store(without))) return;
    release();
    return navigate(to);
  };
  /** Stores the fields and what is attached; null where either was refused, which is said where it was. Of `without` what was typed is dropped. */
  const store = async (without: readonly string[] = []) => {
    const hasAttached = attachedForm.current?.isDirty() ?? false;
    if (hasAttached && !attachedForm.current?.check()) return null;
    const saved = await form.save(without);
    if (!saved) {
      countRefusal((n) => n + 1);
      return null;
    }
    const { stored, on } = saved;
    return hasAttached && !(await saveAttached(on, stored.revision)) ? null : stored;
  };
  const saveAttached = async (before: number, after: number) => {
    setSavingAttached(true);
    const saved = await attachedForm.current?.save({ before, after });
    setSavingAttached(false);
    if (saved) form.follow(saved.on, saved.now);
    else if (after !== before) {
      showToast(t(language, 'saved_above'));
      await revalidate();
    }
    return Boolean(saved);
  };
  const canSave = writable.size > 0 || (record !== null && attached !== undefined);
  useKeys(busy || !canSave ? undefined : save);
  const Parts = Object.entries(views?.parts ?? {});
  const preview = views?.preview;
  const shown = { values: form.values, id: record?.id };
  const hasRoom = useRoomBeside();
  return (
    <RoleContext value={staff.role}>
      <div className={styles.frame} data-preview={preview ? '' : undefined}>
        <div className={styles.forms}>
          <Creations>
            <form
              ref={formElement}
              noValidate
              id={recordFormId}
              aria-busy={busy}
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) void save('stay');
              }}
            >
              <FormNotices form={form} resource={resource} lookups={record?.meta ?? noLookups} isReadOnly={!canSave} />
              <FormParts
                key={form.generation}
                form={form}
                resource={resource}
                readable={readable}
                writable={writable}
                lookups={record?.meta ?? copied?.meta ?? noLookups}
                id={record?.id}
                inputs={views?.inputs ?? {}}
              />
            </form>
          </Creations>
          {record && attached && <attached.Form record={record} handle={attachedForm} onDirty={setAttachedDirty} />}
          {copied && resource.copiedParts && <CopiedParts parts={resource.copiedParts} chosen={copiedParts} onChoose={chooseCopiedParts} />}
          {canSave && (
            <FormFoot isDirty={isDirty} busy={busy} isNew={record === null} hasNext={neighbours.next !== null} onSaveNext={() => void save('next')}>
              {preview && hasRoom === false && <PreviewButton preview={preview} shown={shown} />}
            </FormFoot>
          )}
        </div>
        <div className={styles.beside}>
          <RecordSide
            resource={resource}
            record={record}
            form={form}
            list={list}
            neighbours={neighbours}
            staff={staff}
            onLeave={release}
            further={record && attached ? attached.parts : []}
          />
          {preview && hasRoom && <PreviewBeside preview={preview} shown={shown} />}
        </div>
      </div>
      {record && question && asking && (
        <question.Dialog
          ids={[record.id]}
          values={form.values}
          onSave={(afterwards) => void save(asking, true, afterwards)}
          onLeave={(without, to) => void leave(without, to)}
          onClose={() => ask(null)}
        />
      )}
      {record && Parts.map(([key, Part]) => <Part key={key} resource={resource} record={record} revalidate={() => void revalidate()} />)}
    </RoleContext>
  );
}

/** Ctrl+S saves, Ctrl+Enter goes on to the next as well; on a Mac with its own key. */
function useKeys(save: ((then: 'stay' | 'next') => Promise<unknown> | undefined) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const then = event.key.toLowerCase() === 's' && !event.shiftKey ? 'stay' : event.key === 'Enter' ? 'next' : null;
      if (!then) return;
      event.preventDefault();
      void latest.current?.(then);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
