import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { recordHref } from '#features/back-office/index.ts';
import { readablePath } from '#features/redirects/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { NotFoundContract, NotFoundPath } from '../contract.ts';
import styles from './not-found.module.css';
import { t } from './strings.ts';

type Props = { path: NotFoundPath; isIgnored: boolean; mayWrite: boolean };

/** What is done about a path: the form of a redirect with the likeliest target, or to ignore it. Of one that is mended what answers there. */
export function PathActions({ path: { id, path, plain_path, mended_by }, isIgnored, mayWrite }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const api = client<NotFoundContract>(httpTransport);
  if (mended_by) {
    if (mended_by.redirect === null) return t(language, 'answers');
    const words = t(language, 'leads_to', { path: mended_by.to });
    return <Link to={recordHref('redirects', language, {}, mended_by.redirect)}>{words}</Link>;
  }
  if (!mayWrite) return null;
  const ignore = async (wanted: boolean, isUndo = false) => {
    setBusy(true);
    setProblem('');
    try {
      const call = { language, parameters: { id }, headers: writing() };
      await (wanted ? api.post('/api/not-found-paths/{id}/ignore/', call) : api.delete('/api/not-found-paths/{id}/ignore/', call));
      await revalidate();
      const words = t(language, wanted ? 'was_ignored' : 'was_noticed', { path: readablePath(path) });
      showToast(words, isUndo ? undefined : { text: t(language, 'undo'), run: () => void ignore(!wanted, true) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const make = async () => {
    setBusy(true);
    const target = await api.get('/api/not-found-paths/{id}/target/', { language, parameters: { id } }).catch(() => null); // the form is there without one
    await navigate(recordHref('redirects', language, { old_path: plain_path ?? '', new_path: target?.path ?? '' }, 'new'));
    if (target?.path) showToast(t(language, 'suggested', { path: target.path }));
  };
  return (
    <div className={styles.actions}>
      {plain_path !== null && !isIgnored && (
        <Button size="compact" busy={busy} onClick={() => void make()}>
          {t(language, 'make')}
        </Button>
      )}
      {plain_path === null && <p className={styles.quiet}>{t(language, 'no_redirect')}</p>}
      <Button look="link" size="compact" busy={busy} onClick={() => void ignore(!isIgnored)}>
        {t(language, isIgnored ? 'notice' : 'ignore')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  );
}
