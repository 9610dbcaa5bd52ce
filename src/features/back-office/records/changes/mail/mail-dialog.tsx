import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { wordsOf } from '../../data/words-of.ts';
import { usePreview } from '../../use-preview.ts';
import type { ChangesQuery } from '../changes-query.ts';
import type { ChangesMailContract, ChangesMailInput, ChangesMailReport } from './contract.ts';
import { maxMailNote } from './limits.ts';
import styles from './mail-dialog.module.css';
import { t } from './strings.ts';

type Props = { path: string; query: ChangesQuery; receivers: readonly string[]; onClose: () => void; onSent: () => void };

/** To whom the list goes, in which language and with which words, beside the mail as it would be sent. */
export function MailDialog({ path, query, receivers, onClose, onSent }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const [typed, setTyped] = useState({ receivers: receivers.join('\n'), language, note: '', internal: false });
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const { since, coming, drafts } = query;
  const { receivers: to, ...mail } = typed;
  const send = (body: ChangesMailInput, signal?: AbortSignal) =>
    client<ChangesMailContract>(httpTransport).post('/api/cms-changes-mail/', { language, body, headers: writing(), ...(signal && { signal }) });
  const asked = { list: path, since, coming, drafts, ...mail };
  const [round, setRound] = useState(0);
  const { report, isChecking, problem } = usePreview<ChangesMailInput & { round: number }, ChangesMailReport>(
    { ...asked, round },
    ({ round: _, ...body }, signal) => send(body, signal),
  );
  const change = (part: Partial<typeof typed>) => {
    setFailure(null);
    setTyped({ ...typed, ...part });
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!report) return;
    setSending(true);
    try {
      const { amount } = await send({ ...asked, receivers: to, seen: report.seen, preview: false });
      showToast(t(language, 'sent', { n: amount }));
      onSent();
      close();
    } catch (error) {
      setFailure(error);
      setRound(round + 1); // what would be sent may have become another
    }
    setSending(false);
  };
  const fields = failure instanceof ApiError ? failure.fields : undefined;
  const why = report === null ? t(language, 'checking') : report.count === 0 ? t(language, 'empty') : undefined;
  const words = failure && !fields ? wordsOf(failure) : problem;
  return createPortal(
    <Dialog ref={dialog} position="right" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'title')}
        titleId={title}
        onClose={close}
        actions={
          <>
            <Button look="primary" size="small" busy={isSending} why={why} onClick={() => void submit()}>
              {t(language, 'send')}
            </Button>
            <Button size="small" onClick={close}>
              {t(language, 'cancel')}
            </Button>
          </>
        }
      >
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          {drafts && (
            <Notice kind="warning">
              <p>{t(language, 'with_drafts')}</p>
            </Notice>
          )}
          <TextAreaField
            name="receivers"
            label={t(language, 'receivers')}
            hint={t(language, 'receivers_hint')}
            required
            errors={fields?.receivers}
            value={to}
            rows={3}
            onChange={({ target }) => change({ receivers: target.value })}
          />
          <SelectField
            name="mail-language"
            label={t(language, 'language')}
            required
            value={typed.language}
            options={languagesIn(language)}
            onChange={({ target }) => isLanguage(target.value) && change({ language: target.value })}
          />
          <TextAreaField
            name="note"
            label={t(language, 'note')}
            hint={t(language, 'note_hint')}
            maxLength={maxMailNote}
            value={typed.note}
            rows={3}
            onChange={({ target }) => change({ note: target.value })}
          />
          <CheckboxField
            name="internal"
            label={t(language, 'internal')}
            hint={t(language, 'internal_hint')}
            checked={typed.internal}
            onChange={({ target }) => change({ internal: target.checked })}
          />
        </form>
        <div role="alert">
          {words && (
            <Notice kind="error">
              <p>{words}</p>
            </Notice>
          )}
        </div>
        <section className={styles.preview} aria-labelledby={`${title}-preview`} aria-busy={isChecking}>
          <h3 id={`${title}-preview`}>{t(language, 'preview')}</h3>
          {isChecking && <p>{t(language, 'checking')}</p>}
          {report?.count === 0 && <p>{t(language, 'empty')}</p>}
          {report && report.count > 0 && <Preview report={report} language={typed.language} />}
        </section>
      </DialogBody>
    </Dialog>,
    document.body,
  );
}

function Preview({ report, language: lang }: { report: ChangesMailReport; language: Language }) {
  const language = useLanguage();
  return (
    <>
      <p>
        <strong>{t(language, 'preview_subject')}:</strong> <span lang={lang}>{report.subject}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre lang={lang} tabIndex={0}>
        {report.text}
      </pre>
    </>
  );
}

const languagesIn = (language: Language) => [
  { value: 'de', label: t(language, 'german') },
  { value: 'en', label: t(language, 'english') },
];
