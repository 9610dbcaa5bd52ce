import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type TextProps = { lines?: number; width?: string; className?: string | undefined };

/** As high as text of the surrounding size; `width` is that of the last line. */
export const SkeletonText = ({ lines = 1, width = '100%', className = '' }: TextProps) => (
  <span className={`${styles.text} ${className}`} style={{ '--lines': lines, '--width': width } as CSSProperties} /> // custom properties are not in its type
);

/** A picture that is to come, in its ratio: `16 / 9`. */
export const SkeletonPicture = ({ ratio, className = '' }: { ratio: string; className?: string | undefined }) => (
  <span className={`${styles.picture} ${className}`} style={{ aspectRatio: ratio }} />
);

export const OptionsListSkeleton = ({ options = 5 }: { options?: number }) => (
  <div className={styles.options} aria-hidden="true">
    {Array.from({ length: options }, (_, option) => `${80 - ((option * 17) % 40)}%`).map((width) => (
      <div key={width} className={styles.option}>
        <SkeletonText width={width} />
      </div>
    ))}
  </div>
);
