import type { CSSProperties } from 'react';
import { type BlockViewProps, ContentLink } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { logoItem } from './block.ts';
import styles from './view.module.css';

/** `--shape` is what its width has to be so that logos of any proportion cover one area. */
export function LogoItemView({ fields: { image, title, link }, root, mark }: BlockViewProps<typeof logoItem>) {
  const shown = image ? (
    <span {...mark('image')} className={styles.logo} style={{ '--shape': shapeOf(image) } as CSSProperties /* React's type knows no custom properties */}>
      <Picture image={{ ...image, alt: title || image.alt, color: 'transparent' }} ratio="full" sizes="14rem" widths={[320, 640]} />
    </span>
  ) : (
    title && <span {...mark('title')}>{title}</span>
  );
  return (
    <li {...root} className={styles.item}>
      {link && shown ? <ContentLink href={link}>{shown}</ContentLink> : shown}
    </li>
  );
}

/** The square root of the proportion, within bounds: a line of type six times as wide as high is no wider than its cell. */
const shapeOf = ({ width, height }: { width: number; height: number }) => Math.min(2.4, Math.max(0.6, Math.sqrt(width / height))).toFixed(2);
