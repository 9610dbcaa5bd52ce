import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { Staff } from '../../staff-loader.ts';
import { noCompanions } from '../data/display-value.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { Creations } from '../inputs/create-dialog.tsx';
import { useRecords } from '../records-context.ts';
import { RoleContext } from '../role-context.ts';
import { draftKey } from './draft-storage.ts';
import styles from './form.module.css';
import { FormFoot } from './form-foot.tsx';
import { FormNotices } from './form-notices.tsx';
import { FormParts } from './form-parts.tsx';
import { beginningOf } from './form-values.ts';
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
  list: string;
  staff: Staff;
};

/** The form of a record: its parts, what there is to say of it beside them, and below what is done with it. */
export function RecordFormView({ resource, record, copied, given, list, staff }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const views = useRecords().views[resource.name];
  const place = useRef<HTMLFormElement>(null);
  const { readable, writable } = fieldsFor(resource, staff.role);
  const form = useRecordForm({
    resource,
    record,
    beginning: beginningOf(resource, copied, given),
    writable,
    draftKey: draftKey(
      staff.username ?? staff.email,
      resource.path,
      record ? String(record.id) : ['new', copied?.id, ...Object.values(given)].filter(Boolean).join(' '),
    ),
  });
  const release = useGuard(form.isDirty);
  const neighbours = useNeighbours(resource, record?.id ?? null, list);
  const [refusals, countRefusal] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-conflicts] button') ?? find('[data-message]'))?.focus();
  }, [refusals]);
  const question = views?.question;
  const [asking, ask] = useState<'stay' | 'next' | null>(null);
  const save = async (then: 'stay' | 'next', isAnswered = false) => {
    if (!isAnswered && record && question?.isAsked(record) && question.fields.some((name) => !form.isSame(name))) return ask(then);
    const next = neighbours.next;
    const stored = record && !form.isDirty ? record : await form.save();
    if (!stored) return countRefusal((n) => n + 1);
    if (then === 'next' && next) {
      release();
      return navigate(recordHref(resource.path, language, { list: next.list }, next.id));
    }
    if (record) {
      showToast(t(language, 'saved'));
      return revalidate();
    }
    showToast(t(language, 'created', { name: stored.meta.label }));
    release();
    return navigate(recordHref(resource.path, language, { list }, stored.id), { replace: true });
  };
  const leave = async (without: readonly string[], to: string) => {
    if (!(await form.save(without))) return countRefusal((n) => n + 1);
    release();
    return navigate(to);
  };
  useKeys(form.busy || writable.size === 0 ? undefined : save);
  const Parts = Object.entries(views?.parts ?? {});
  return (
    <RoleContext value={staff.role}>
      <div className={styles.frame}>
        <Creations>
          <form
            ref={place}
            noValidate
            aria-busy={form.busy}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (!form.busy) void save('stay');
            }}
          >
            <FormNotices form={form} resource={resource} companions={record?.meta ?? noCompanions} isReadOnly={writable.size === 0} />
            <FormParts
              key={form.generation}
              form={form}
              resource={resource}
              readable={readable}
              writable={writable}
              companions={record?.meta ?? copied?.meta ?? noCompanions}
              id={record?.id}
              inputs={views?.inputs ?? {}}
            />
            {writable.size > 0 && <FormFoot form={form} isNew={record === null} hasNext={neighbours.next !== null} onSaveNext={() => void save('next')} />}
          </form>
        </Creations>
        <RecordSide resource={resource} record={record} form={form} list={list} neighbours={neighbours} staff={staff} onLeave={release} />
      </div>
      {record && question && asking && (
        <question.Dialog
          ids={[record.id]}
          values={form.values}
          onSave={() => void save(asking, true)}
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
