import { AudioLines, Captions, FileText, Film, Image } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { Asset } from '../contract.ts';
import styles from './browse.module.css';

const icons = { image: Image, video: Film, audio: AudioLines, document: FileText, captions: Captions };

/** Of what cannot be seen the sign of its kind; its name stands beside it. */
export const AssetThumb = ({ asset: { kind, image_thumbnails, image_obj } }: { asset: Asset }) => (
  <span className={styles.thumb}>
    {image_thumbnails ? (
      <img src={image_thumbnails.small} alt="" loading="lazy" decoding="async" width={image_obj?.width} height={image_obj?.height} />
    ) : (
      <Icon node={icons[kind]} />
    )}
  </span>
);
