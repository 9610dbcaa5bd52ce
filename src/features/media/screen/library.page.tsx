import { useCallback, useState } from 'react';
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import styles from '../browse/browse.module.css';
import { Library, type View } from '../browse/library.tsx';
import { changed, readQuery } from '../browse/library-query.ts';
import { type LibraryData, loadLibrary } from '../browse/load-library.ts';
import { SelectionBar } from '../browse/selection-bar.tsx';
import { t } from '../browse/strings.ts';
import { usePendingPreviews } from '../browse/use-pending-previews.ts';
import type { Asset, AssetUse, MediaContract } from '../contract.ts';
import { BulkForm } from '../details/bulk-form.tsx';
import { Details } from '../details/details.tsx';
import { OrganisePanel } from '../organise/organise-panel.tsx';
import { StorageNotice } from '../storage-state/storage-notice.tsx';
import { t as uploads } from '../uploader/strings.ts';
import { UploadButton } from '../uploader/upload-button.tsx';
import { UploadList } from '../uploader/upload-list.tsx';
import { addUploads } from '../uploader/upload-queue.ts';
import uploader from '../uploader/uploader.module.css';
import { useDroppedFiles } from '../uploader/use-dropped-files.ts';

type Opened = { asset: Asset; uses: AssetUse[] };
type ScreenData = { library: LibraryData; opened: Opened | null; view: View };

type Call = Parameters<typeof loadLibrary>[1] & { api: Client<MediaContract>; url: URL };

/** Filters, and what is open beside it (`item`), stand in the address. */
export async function loadScreen(call: Call): Promise<ScreenData> {
  const { searchParams } = call.url;
  const item = Number(searchParams.get('item'));
  const [library, opened] = await Promise.all([loadLibrary(readQuery(searchParams), call), item > 0 ? loadOpened(item, call) : null]);
  return { library, opened, view: searchParams.get('view') === 'list' ? 'list' : 'grid' };
}

async function loadOpened(id: number, { api, language, signal }: Parameters<typeof loadLibrary>[1]): Promise<Opened | null> {
  try {
    const call = { language, signal, parameters: { id } };
    const [asset, { uses }] = await Promise.all([api.get('/api/media/{id}/', call), api.get('/api/media/{id}/uses/', call)]);
    return { asset, uses };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null; // gone for good, or never there
    throw error;
  }
}

/** `addressOf`: of this screen with a query, in a language. */
export function LibraryPage({ addressOf }: { addressOf: (language: Language, query: Record<string, string | number | undefined>) => string }) {
  const language = useLanguage();
  const { library, opened, view } = useLoaderData<Partial<ScreenData>>();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [keys, choose] = useState<ReadonlySet<string>>(new Set());
  const [panel, openPanel] = useState<'bulk' | 'organise' | null>(null);
  const upload = (files: File[]) => addUploads(files, language, Number(library?.query.folder ?? 0) || null);
  const isOver = useDroppedFiles(upload);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  usePendingPreviews([...(library?.assets ?? []), ...(opened ? [opened.asset] : [])], reload);
  if (!library || view === undefined) return null; // refused: the frame says so
  const { query } = library;
  const isBin = query.bin === 'true';
  const to = (next: typeof query, more: { item?: number | undefined; view?: View } = {}) =>
    addressOf(language, { ...next, view: (more.view ?? view) === 'list' ? 'list' : undefined, item: more.item });
  const go = (address: string, replace = false) => void navigate(address, { preventScrollReset: true, replace });
  const closeDetails = () => go(to(query));
  const isBulk = panel === 'bulk' && keys.size > 0;
  const isBesideOpen = Boolean(opened) || isBulk || panel === 'organise';
  return (
    <StaffScreen
      title={t(language, isBin ? 'bin' : 'title')}
      description={t(language, 'description')}
      lead={<p>{t(language, isBin ? 'bin_lead' : 'description')}</p>}
    >
      {isOver && <p className={uploader.over}>{uploads(language, 'drop')}</p>}
      <div className={styles.screen} data-beside={isBesideOpen || undefined}>
        <div className={styles.main}>
          <StorageNotice state={library.storage} />
          <UploadList
            openLabel={uploads(language, 'describe')}
            onTaken={reload}
            onFiles={upload}
            onOpen={({ id, deleted_at }) => {
              openPanel(null);
              go(to(deleted_at ? { bin: 'true' } : {}, { item: id }));
            }}
          />
          <Library
            state={{ data: library, isLoading: state === 'loading', onQuery: (next) => go(to(next), next.q !== query.q), reload }}
            view={view}
            onView={(next) => go(to(query, { view: next, item: opened?.asset.id }), true)}
            onOpen={(id) => {
              openPanel(null);
              go(to(query, { item: id }));
            }}
            selection={{ keys, onChange: choose }}
            tools={
              <>
                {!isBin && <UploadButton onFiles={upload} />}
                {!isBin && (
                  <Button
                    look="link"
                    size="small"
                    aria-expanded={panel === 'organise'}
                    onClick={() => {
                      openPanel(panel === 'organise' ? null : 'organise');
                      if (opened) closeDetails();
                    }}
                  >
                    {t(language, 'organise')}
                  </Button>
                )}
                <Link to={to(isBin ? {} : { bin: 'true' })} className={button('link', 'small')}>
                  {t(language, isBin ? 'to_library' : 'bin')}
                </Link>
              </>
            }
          />
          <SelectionBar
            keys={keys}
            isBin={isBin}
            onKeys={choose}
            onEdit={() => {
              openPanel('bulk');
              if (opened) closeDetails();
            }}
            onDone={reload}
          />
        </div>
        {opened && !isBulk && panel !== 'organise' && (
          <aside className={styles.beside}>
            <Details key={opened.asset.id} {...opened} folders={library.folders} tags={library.tags} onClose={closeDetails} onChanged={reload} />
          </aside>
        )}
        {isBulk && (
          <aside className={styles.beside}>
            <BulkForm keys={keys} folders={library.folders} tags={library.tags} onClose={() => openPanel(null)} />
          </aside>
        )}
        {panel === 'organise' && (
          <aside className={styles.beside}>
            <OrganisePanel
              folders={library.folders}
              tags={library.tags}
              onClose={() => openPanel(null)}
              onChanged={(gone) => {
                const isGone = gone && (query.folder === String(gone.folder) || (gone.tag && query.tag === gone.tag));
                if (isGone) go(to(changed(query, gone.tag ? { tag: '' } : { folder: '' })), true);
                else reload();
              }}
            />
          </aside>
        )}
      </div>
    </StaffScreen>
  );
}
