import { useCallback, useState } from 'react';
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from '../browse/browse.module.css';
import { Library, type View } from '../browse/library.tsx';
import { readQuery } from '../browse/library-query.ts';
import { type LibraryData, loadLibrary } from '../browse/load-library.ts';
import { SelectionBar } from '../browse/selection-bar.tsx';
import { t } from '../browse/strings.ts';
import type { Asset, AssetUse, MediaContract } from '../contract.ts';
import { BulkForm } from '../details/bulk-form.tsx';
import { Details } from '../details/details.tsx';
import { t as uploads } from '../uploader/strings.ts';
import { UploadButton } from '../uploader/upload-button.tsx';
import { UploadList } from '../uploader/upload-list.tsx';
import { addUploads } from '../uploader/upload-queue.ts';
import uploader from '../uploader/uploader.module.css';
import { useFileArrivals } from '../uploader/use-file-arrivals.ts';

type Opened = { asset: Asset; uses: AssetUse[] };
type ScreenData = { library: LibraryData; opened: Opened | null; view: View };

type Call = Parameters<typeof loadLibrary>[1] & { api: Client<MediaContract>; url: URL };

/** The media library: what narrows it down, and what is open beside it (`item`), stand in the address. */
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
  const [isBulk, editTogether] = useState(false);
  const upload = (files: File[]) => addUploads(files, language, Number(library?.query.folder ?? 0) || null);
  const isOver = useFileArrivals(upload);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  if (!library || view === undefined) return null; // refused: the frame says so
  const { query } = library;
  const isBin = query.bin === 'true';
  const to = (next: typeof query, more: { item?: number | undefined; view?: View } = {}) =>
    addressOf(language, { ...next, view: (more.view ?? view) === 'list' ? 'list' : undefined, item: more.item });
  const go = (address: string, replace = false) => void navigate(address, { preventScrollReset: true, replace });
  const closeDetails = () => go(to(query));
  const isBesideOpen = Boolean(opened) || (isBulk && keys.size > 0);
  return (
    <div className={styles.screen} data-beside={isBesideOpen || undefined}>
      <PageHead title={t(language, isBin ? 'bin' : 'title')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1>{t(language, isBin ? 'bin' : 'title')}</h1>
        <p>{t(language, isBin ? 'bin_lead' : 'description')}</p>
      </header>
      {isOver && <p className={uploader.over}>{uploads(language, 'drop')}</p>}
      <div className={styles.main}>
        <UploadList
          openLabel={uploads(language, 'describe')}
          onTaken={reload}
          onOpen={({ id, deleted_at }) => {
            editTogether(false);
            go(to(deleted_at ? { bin: 'true' } : {}, { item: id }));
          }}
        />
        <Library
          state={{ data: library, isLoading: state === 'loading', onQuery: (next) => go(to(next), next.q !== query.q), reload }}
          view={view}
          onView={(next) => go(to(query, { view: next, item: opened?.asset.id }), true)}
          onOpen={(id) => {
            editTogether(false);
            go(to(query, { item: id }));
          }}
          selection={{ keys, onChange: choose }}
          tools={
            <>
              {!isBin && <UploadButton onFiles={upload} />}
              <Link to={to(isBin ? {} : { bin: 'true' })} className={button('quiet', 'small')}>
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
            editTogether(true);
            if (opened) closeDetails();
          }}
          onDone={reload}
        />
      </div>
      {opened && !isBulk && (
        <aside className={styles.beside}>
          <Details key={opened.asset.id} {...opened} folders={library.folders} tags={library.tags} onClose={closeDetails} onChanged={reload} />
        </aside>
      )}
      {isBulk && keys.size > 0 && (
        <aside className={styles.beside}>
          <BulkForm keys={keys} folders={library.folders} tags={library.tags} onClose={() => editTogether(false)} />
        </aside>
      )}
    </div>
  );
}
