import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { checkValues, type FieldErrors } from '#resources/declaration/check-values.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Batch, RecordList } from '../data/record-types.ts';
import { wordsOf } from '../data/words-of.ts';
import { Creations } from '../inputs/create-dialog.tsx';
import { useRecordCalls, useRecords } from '../records-context.ts';
import { BatchPreview } from './batch-preview.tsx';
import styles from './bulk.module.css';
import { BulkField } from './bulk-field.tsx';
import { t } from './strings.ts';
import { undoBatch } from './undo-batch.ts';

type Chosen = { ids?: number[]; where?: Record<string, string> };
type Props = {
  resource: Resource;
  fields: readonly string[];
  n: number;
  chosen: Chosen;
  onClose: () => void;
  onDone: () => void;
};

/** How many of the chosen records are looked at to say what they have now. */
const maxLooked = 100;

/** Sets fields of many records: first what would come of it, then all of them or none; afterwards it can be taken back. */
export function BulkDialog({ resource, fields, n, chosen, onClose, onDone }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const { revalidate } = useRevalidator();
  const calls = useRecordCalls(resource.path);
  const now = useValuesNow(resource, fields, chosen);
  const [left, leaveOut] = useState<readonly number[]>([]);
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [preview, setPreview] = useState<Batch | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: Values) => {
    setValues(next);
    setPreview(null);
    setErrors({});
  };
  const run = async (isPreview: boolean, without: readonly number[] = left, afterwards?: () => Promise<string>) => {
    const names = Object.keys(values);
    const wrong = checkValues(resource, { ...Object.fromEntries(fields.map((name) => [name, resource.fields[name]?.empty])), ...values }, language, names);
    const own = Object.fromEntries(Object.entries(wrong).filter(([name]) => names.some((one) => name === one || name.startsWith(`${one}.`))));
    setErrors(own);
    setProblem(names.length === 0 ? t(language, 'nothing_set') : '');
    if (names.length === 0 || Object.keys(own).length > 0) return;
    setBusy(true);
    try {
      const some = without.length > 0 && chosen.ids ? { ids: chosen.ids.filter((id) => !without.includes(id)) } : chosen;
      const batch = await calls.bulk({ ...some, set: values, preview: isPreview });
      setPreview(batch);
      if (!isPreview && batch.refused.length === 0) finish(batch, await afterwards?.());
    } catch (error) {
      setErrors((error instanceof ApiError && error.fields) || {});
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  const finish = ({ batch, changed }: Batch, words?: string) => {
    const undo = batch ? { text: t(language, 'undo'), run: () => void undoBatch(calls, batch, language).then(() => revalidate()) } : undefined;
    showToast(words ?? (changed > 0 ? t(language, 'changed', { n: changed }) : t(language, 'nothing_changed')), changed > 0 ? undo : undefined);
    onDone();
    close();
  };
  const question = useRecords().views[resource.name]?.question;
  const [isAsking, ask] = useState(false);
  const navigate = useNavigate();
  const apply = () => (question?.fields.some((name) => Object.hasOwn(values, name)) ? ask(true) : void run(false));
  const isReady = preview !== null && preview.refused.length === 0 && preview.changed > 0;
  return createPortal(
    <Dialog ref={dialog} position="right" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'title', { n })}
        titleId={title}
        onClose={close}
        actions={
          <>
            <Button look="primary" size="small" busy={busy} onClick={() => (isReady ? apply() : void run(true))}>
              {isReady ? t(language, 'apply', { n: preview.changed }) : t(language, 'check')}
            </Button>
            <Button size="small" onClick={close}>
              {t(language, 'cancel')}
            </Button>
          </>
        }
      >
        <Creations>
          <div className={styles.fields}>
            <p>{t(language, 'hint')}</p>
            {fields.map((name) => (
              <BulkField key={name} name={name} field={resource.fields[name]} now={now} values={values} errors={errors} onChange={change} />
            ))}
          </div>
        </Creations>
        <div role="alert">
          {problem && (
            <Notice kind="error">
              <p>{problem}</p>
            </Notice>
          )}
        </div>
        <div role="status">
          {preview && (
            <BatchPreview
              batch={preview}
              onLeaveOut={
                chosen.ids
                  ? () => {
                      const without = [...left, ...preview.refused.map(({ id }) => id)];
                      leaveOut(without);
                      void run(true, without);
                    }
                  : undefined
              }
            />
          )}
        </div>
      </DialogBody>
      {question && isAsking && (
        <question.Dialog
          ids={chosen.ids ?? null}
          values={values}
          onSave={(afterwards) => void run(false, left, afterwards)}
          onLeave={(_, to) => {
            close();
            void navigate(to);
          }}
          onClose={() => ask(false)}
        />
      )}
    </Dialog>,
    document.body,
  );
}

/** What the first of the chosen records have in these fields; null until that is known. */
function useValuesNow(resource: Resource, fields: readonly string[], { ids, where }: Chosen): RecordList | null {
  const calls = useRecordCalls(resource.path);
  const [list, setList] = useState<RecordList | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => {
    const some = ids ? { ids: ids.slice(0, maxLooked).join(',') } : where;
    calls.list({ ...some, fields: fields.join(','), page_size: maxLooked }).then(setList, () => {}); // it can be set without knowing
  }, []);
  return list;
}
