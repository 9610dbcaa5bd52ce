import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { PreviewContract, PreviewLink } from '#features/cms/preview/contract.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayTime, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import styles from './preview-dialog.module.css';
import { t } from './strings.ts';

type Props = { pageId: number; call: Transport; language: Language; at: Date | null };

/** For people without an account. */
export function PreviewLinks({ pageId, call, language, at }: Props) {
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [days, setDays] = useState('7');
  const [problem, setProblem] = useState('');
  const attempt = useCallback(
    async (act: (api: ReturnType<typeof client<PreviewContract>>) => Promise<unknown>) => {
      const api = client<PreviewContract>(call);
      try {
        await act(api);
        setLinks(await api.get('/pageeditor-api/pages/{id}/preview-links/', { language, parameters: { id: pageId } }));
        setProblem('');
      } catch (error) {
        setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
      }
    },
    [call, language, pageId],
  );
  useEffect(() => {
    void attempt(async () => {});
  }, [attempt]);
  const create = () =>
    attempt((api) =>
      api.post('/pageeditor-api/preview-links/', {
        language,
        headers: writing(),
        body: { page_id: pageId, days: Number(days), at: at?.toISOString() ?? null },
      }),
    );
  const revoke = (id: number) =>
    attempt(async (api) => {
      await api.delete('/pageeditor-api/preview-links/{id}/', { language, headers: writing(), parameters: { id } });
      showToast(t(language, 'revoked'));
    });
  return (
    <section className={styles.links} aria-label={t(language, 'links')}>
      <h3>{t(language, 'links')}</h3>
      <p>{t(language, 'links_hint')}</p>
      <div role="alert">{problem && <Notice kind="error">{problem}</Notice>}</div>
      <div className={styles.make}>
        <SelectField
          name="preview_days"
          label={t(language, 'days')}
          required
          value={days}
          defaultValue="7"
          onChange={({ target }) => setDays(target.value)}
          options={[1, 7, 30].map((n) => ({ value: String(n), label: t(language, 'day', { n }) }))}
        />
        <Button onClick={() => void create()}>{t(language, 'create')}</Button>
      </div>
      {links.map((link) => (
        <Link key={link.id} link={link} language={language} onRevoke={() => void revoke(link.id)} />
      ))}
    </section>
  );
}

function Link({ link: { id, urls, expires_at, at, by }, language, onRevoke }: { link: PreviewLink; language: Language; onRevoke: () => void }) {
  const address = new URL(urls[language] ?? urls.de ?? '/', window.location.href).href;
  const momentOf = (iso: string) => ({ date: longDate(language, dayOf(new Date(iso))), time: displayTime(language, new Date(iso)) });
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast(t(language, 'copied'));
  };
  return (
    <div className={styles.link}>
      <TextField name={`preview_link_${id}`} label={t(language, 'address')} readOnly required value={address} onFocus={({ target }) => target.select()} />
      <p>
        {[t(language, 'until', momentOf(expires_at)), at && t(language, 'as_of', momentOf(at)), by && t(language, 'by', { name: by })]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className={styles.buttons}>
        <Button size="small" onClick={() => void copy().catch(() => {}) /* it can be copied from the field */}>
          {t(language, 'copy')}
        </Button>
        <Button size="small" look="quiet" onClick={onRevoke}>
          {t(language, 'revoke')}
        </Button>
      </p>
    </div>
  );
}
