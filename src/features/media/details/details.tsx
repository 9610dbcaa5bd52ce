import { X } from 'lucide';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { factsOf } from '../browse/asset-grid.tsx';
import { AssetView } from '../browse/asset-view.tsx';
import { AssetWarnings, nameOf } from '../browse/asset-warnings.tsx';
import type { Tag } from '../browse/load-library.ts';
import type { Asset, AssetUse, Folder, MediaContract } from '../contract.ts';
import { CropEditor } from '../crop/crop-editor.tsx';
import { ReplaceButton } from '../uploader/replace-button.tsx';
import { CaptionsPanel } from './captions-panel.tsx';
import styles from './details.module.css';
import { PosterPanel } from './poster-panel.tsx';
import { t } from './strings.ts';
import { TextsForm } from './texts-form.tsx';
import { UseList } from './use-list.tsx';

type Props = {
  asset: Asset;
  uses: readonly AssetUse[];
  folders: readonly Folder[];
  tags: readonly Tag[];
  onClose: () => void;
  onChanged: () => void;
};

export function Details({ asset, uses, folders, tags, onClose, onChanged }: Props) {
  const language = useLanguage();
  const name = nameOf(asset, language);
  return (
    <section aria-labelledby="asset-title" className={styles.panel}>
      <header className={styles.head}>
        <h2 id="asset-title">{name}</h2>
        <IconButton icon={X} label={t(language, 'close')} onClick={onClose} />
      </header>
      {asset.kind === 'image' && !asset.deleted_at ? (
        // Begun anew for another file alone: who has saved goes on at the ratio that is chosen.
        <CropEditor key={`crops-${asset.id}-${asset.size}`} asset={asset} onChanged={onChanged} />
      ) : (
        <AssetView asset={asset} />
      )}
      <p className={styles.facts}>
        {factsOf(asset, language)}
        {asset.page_count !== null && ` · ${t(language, 'pages', { n: asset.page_count })}`}
        <br />
        <a href={asset.url}>{asset.name || t(language, 'original')}</a>
      </p>
      <p>
        <AssetWarnings asset={asset} />
      </p>
      {!asset.deleted_at && <PosterPanel asset={asset} onChanged={onChanged} />}
      {!asset.deleted_at && (asset.kind === 'video' || asset.kind === 'audio') && <CaptionsPanel asset={asset} onChanged={onChanged} />}
      {asset.belongs_to !== null && (
        <p className={styles.facts}>
          {t(language, 'belongs_to')} <Link to={`?item=${asset.belongs_to}`}>{t(language, 'to_owner')}</Link>
        </p>
      )}
      <Actions asset={asset} name={name} onClose={onClose} onChanged={onChanged} />
      <Disclosure summary={`${t(language, 'where_used')} (${asset.use_count})`} open={uses.length > 0}>
        {uses.length > 0 ? <UseList uses={uses} /> : <p className={styles.facts}>{t(language, 'not_used')}</p>}
      </Disclosure>
      {!asset.deleted_at && <TextsForm key={`texts-${asset.revision}`} asset={asset} folders={folders} tags={tags} />}
    </section>
  );
}

/** What is in use is not deleted, and says where. */
function Actions({ asset, name, onClose, onChanged }: Pick<Props, 'asset' | 'onClose' | 'onChanged'> & { name: string }) {
  const language = useLanguage();
  const [problem, setProblem] = useState<{ words: string; uses: readonly AssetUse[] } | null>(null);
  const api = client<MediaContract>(httpTransport);
  const call = (revision: number) => ({ language, headers: writing(revision), parameters: { id: asset.id } });
  const attempt = (act: Promise<void>) =>
    act.then(
      () => setProblem(null),
      (error) => {
        const uses = error instanceof ApiError && error.code === 'in_use' ? usesOf(error.detail) : [];
        const reason = error instanceof ApiError ? error.message : t(language, 'offline');
        setProblem({ words: uses.length > 0 ? t(language, 'refused', { name }) : t(language, 'failed', { reason }), uses });
      },
    );
  const restore = async (revision: number) => {
    await api.post('/api/media/{id}/restore/', call(revision));
    showToast(t(language, 'restored', { name }));
    onChanged();
  };
  const remove = async () => {
    const { revision } = await api.delete('/api/media/{id}/', call(asset.revision));
    showToast(t(language, 'deleted', { name }), { text: t(language, 'undo'), run: () => void attempt(restore(revision)) });
    onClose();
  };
  return (
    <>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem.words}</p>
            {problem.uses.length > 0 && <UseList uses={problem.uses} />}
          </Notice>
        )}
      </div>
      <div className={styles.actions}>
        {asset.deleted_at ? (
          <Button size="small" look="primary" onClick={() => void attempt(restore(asset.revision))}>
            {t(language, 'restore')}
          </Button>
        ) : (
          <>
            <ReplaceButton asset={asset} name={name} onChanged={onChanged} />
            <Button size="small" onClick={() => void attempt(remove())}>
              {t(language, 'delete')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Of a refusal the places: what `uses` would answer. */
function usesOf(detail: unknown): readonly AssetUse[] {
  const { uses } = (detail ?? {}) as { uses?: readonly AssetUse[] }; // as the contract says of `in_use`
  return uses ?? [];
}
