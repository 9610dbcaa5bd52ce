import { useLanguage } from '#i18n/use-language.ts';
import type { Asset } from '../contract.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { nameOf } from './asset-warnings.tsx';
import styles from './browse.module.css';

export function AssetView({ asset }: { asset: Asset }) {
  const name = nameOf(asset, useLanguage());
  const tracks = asset.captions?.map(({ id, lang, url }) => <track key={id} kind="captions" src={url} srcLang={lang} label={lang} />);
  const poster = asset.image_obj?.url;
  if (asset.kind === 'video')
    return (
      // Begun anew with other captions: a browser reads its tracks once.
      // biome-ignore lint/a11y/useMediaCaption: its captions are the tracks within, where it has any
      <video
        key={asset.captions?.map(({ url }) => url).join()}
        src={asset.url}
        controls
        preload="metadata"
        poster={poster}
        aria-label={name}
        className={styles.player}
      >
        {tracks}
      </video>
    );
  // biome-ignore lint/a11y/useMediaCaption: nothing shows captions of a sound; its transcript stands below
  if (asset.kind === 'audio') return <audio src={asset.url} controls preload="none" aria-label={name} className={styles.player} />;
  return <AssetThumb asset={asset} />;
}
