import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { loadPage, type PageContracts, type PageData, SettingsForm } from '#features/cms/back-office/index.ts';
import type { StoredPage } from '#features/cms/contract.ts';
import type { Language } from '#i18n/language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { t } from './strings.ts';

/** A page that gets another address goes on being edited there. */
export function PageDialog({ pageId, language, onClose }: { pageId: number; language: Language; onClose: () => void }) {
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const { data, hasFailed, load } = usePageData(pageId, language);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onSaved = (page: StoredPage) => {
    const address = page.urls[language] ?? page.urls.de;
    if (address && !Object.values(page.urls).includes(decodeURI(pathname))) void navigate({ pathname: address, search }, { replace: true });
    else void load();
  };
  return (
    <Dialog
      ref={dialog}
      position="right"
      aria-labelledby={title}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose(); // the media library within it has closed
      }}
    >
      <DialogBody title={t(language, 'settings')} titleId={title} onClose={close}>
        {/* Above what comes later, which would push it out of sight while it has the focus. */}
        <p>
          <a href={backOfficeHref('pages', language)}>{t(language, 'all_pages')}</a>
        </p>
        <p role="status">{!data && !hasFailed && t(language, 'loading')}</p>
        {hasFailed && <Notice kind="error">{t(language, 'failed')}</Notice>}
        {data?.page && <SettingsForm page={data.page} pages={data.pages} picture={data.picture} onSaved={onSaved} />}
      </DialogBody>
    </Dialog>
  );
}

function usePageData(pageId: number, language: Language) {
  const [data, setData] = useState<PageData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const api = client<PageContracts>(httpTransport);
    const call = { api, language, url: new URL(window.location.href), signal: new AbortController().signal, params: { id: String(pageId) } };
    try {
      setData(await loadPage(call));
    } catch {
      setFailed(true);
    }
  }, [pageId, language]);
  useEffect(() => {
    void load();
  }, [load]);
  return { data, hasFailed, load };
}
