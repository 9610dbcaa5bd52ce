import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import { momentParameter, ownDraft, previewParameter, readMoment } from '#features/cms/preview/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FullDialog } from '../dialogs/full-dialog.tsx';
import type { EditingSession } from '../session/session.ts';
import styles from './preview-dialog.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { t } from './strings.ts';

const widths = { phone: 390, tablet: 768, desktop: 1366 } as const;
type Width = keyof typeof widths;
type Props = { pageId: number; session: EditingSession; call: Transport; language: Language; onClose: () => void };

/** In both languages, at three widths and at any moment. */
export function PreviewDialog({ pageId, session, call, language, onClose }: Props) {
  const { urls, problem } = useSavedPage(pageId, session, call, language);
  const [width, setWidth] = useState<Width>('phone');
  const [isDraft, setDraft] = useState(true);
  const [typed, type] = useState('');
  const at = readMoment(typed || null);
  const query = new URLSearchParams({ ...(isDraft && { [previewParameter]: ownDraft }), ...(at && { [momentParameter]: typed.slice(0, 16) }) });
  // Without either it would be the page as visitors get it, bar and all.
  if (!isDraft && !at) query.set(momentParameter, new Date().toISOString());
  return (
    <FullDialog title={t(language, 'preview')} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.choices}>
            <SelectField
              name="preview_width"
              label={t(language, 'width')}
              required
              value={width}
              defaultValue="phone"
              onChange={({ target }) => setWidth(target.value as Width) /* one of the options */}
              options={(Object.keys(widths) as Width[]).map((value) => ({ value, label: t(language, value) }))}
            />
            <SelectField
              name="preview_what"
              label={t(language, 'what')}
              required
              value={isDraft ? 'draft' : 'published'}
              defaultValue="draft"
              onChange={({ target }) => setDraft(target.value === 'draft')}
              options={(['draft', 'published'] as const).map((value) => ({ value, label: t(language, value) }))}
            />
            <TextField
              name="preview_at"
              type="datetime-local"
              label={t(language, 'moment')}
              hint={t(language, 'moment_hint')}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </div>
          <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
          {!urls && !problem && <p role="status">{t(language, 'loading')}</p>}
          {urls && (
            <>
              <div className={styles.frames}>
                {languages.map((of) => {
                  const url = urls[of];
                  return url && <PreviewFrame key={of} of={of} src={`${url}?${query}`} width={widths[width]} language={language} onEscape={close} />;
                })}
              </div>
              <PreviewLinks pageId={pageId} call={call} language={language} at={at} />
            </>
          )}
        </>
      )}
    </FullDialog>
  );
}

/** Saved first: the preview shows the draft of the server. */
function useSavedPage(pageId: number, session: EditingSession, call: Transport, language: Language) {
  const [urls, setUrls] = useState<Localised | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const load = () => client<CmsContract>(call).get('/pageeditor-api/pages/{id}/', { language, parameters: { id: pageId } });
    session.whenSaved(load).then(
      (page) => setUrls(page.urls),
      (error: unknown) => setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') })),
    );
  }, [pageId, session, call, language]);
  return { urls, problem };
}
