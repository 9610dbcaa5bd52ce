import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#api/api-error.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { checkValues, type FieldErrors } from '#resources/declaration/check-values.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { emptyValues } from '#resources/declaration/read-values.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import styles from '../controls/controls.module.css';
import { t } from '../controls/strings.ts';
import { noLookups } from '../data/display-value.ts';
import { errorsOf } from '../data/errors-of.ts';
import { inSentence } from '../data/in-sentence.ts';
import { wordsOf } from '../data/words-of.ts';
import { useRecordCalls } from '../records-context.ts';
import { type Creation, CreationContext } from './creation-context.ts';
import { FieldInput } from './field-input.tsx';

/** Around a form whose references may be made in place. */
export function Creations({ children }: { children: ReactNode }) {
  const [creation, begin] = useState<Creation | null>(null);
  return (
    <>
      <CreationContext value={begin}>{children}</CreationContext>
      {creation && <CreateDialog {...creation} onClose={() => begin(null)} />}
    </>
  );
}

/** Makes a record without leaving the form that refers to it: what it is called, and what is demanded. */
function CreateDialog({ resource, typed, onClose, onCreated }: Creation & { onClose: () => void }) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const calls = useRecordCalls(resource.path);
  const names = resource.fieldNames.filter((name) => name === resource.title || resource.fields[name]?.required);
  const [values, setValues] = useState<Values>(() => ({
    ...emptyValues(resource),
    [resource.title]: resource.fields[resource.title]?.perLanguage ? { de: typed } : typed,
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    const wrong = checkValues(resource, values, language, names);
    setErrors(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { id, meta } = await calls.create(Object.fromEntries(names.map((name) => [name, values[name]])));
      showToast(t(language, 'created', { name: meta.label }));
      onCreated({ id, label: meta.label, lang: meta.lang });
      close();
    } catch (error) {
      setErrors((error instanceof ApiError && error.fields) || {});
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  const name = inSentence(resource.label.one[language], language);
  return createPortal(
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'create_title', { name })}
        titleId={title}
        onClose={close}
        actions={
          <>
            <Button look="primary" size="small" busy={busy} onClick={() => void create()}>
              {t(language, 'create')}
            </Button>
            <Button size="small" onClick={close}>
              {t(language, 'cancel')}
            </Button>
          </>
        }
      >
        <form
          className={styles.short}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation(); // a portal's event reaches the form around it
            void create();
          }}
        >
          <p>{t(language, 'create_hint')}</p>
          <div role="alert">
            {problem && (
              <Notice kind="error">
                <p>{problem}</p>
              </Notice>
            )}
          </div>
          <Creations>
            {names.map((one) => {
              const field = resource.fields[one];
              return (
                field && (
                  <FieldInput
                    key={one}
                    name={one}
                    field={field}
                    value={values[one]}
                    onChange={(value) => setValues((before) => ({ ...before, [one]: value }))}
                    errors={errorsOf(resource, values, errors)}
                    lookups={noLookups}
                    values={values}
                    isReadOnly={false}
                    isNew
                  />
                )
              );
            })}
          </Creations>
          <button type="submit" hidden />
        </form>
      </DialogBody>
    </Dialog>,
    document.body,
  );
}
