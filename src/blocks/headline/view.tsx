import type { BlockViewProps } from '#content/index.ts';
import type { headline } from './block.ts';
import styles from './view.module.css';

export function HeadlineView({ fields: { preline, content, subline, headline_level: level, anchor }, root, mark }: BlockViewProps<typeof headline>) {
  const Heading = `h${level}` as const;
  return (
    <hgroup {...root} id={anchor} className={styles.headline} data-level={level}>
      {preline && (
        <p {...mark('preline')} className={styles.preline}>
          {preline}
        </p>
      )}
      <Heading {...mark('content')} className={styles.words}>
        {content}
      </Heading>
      {subline && (
        <p {...mark('subline')} className={styles.subline}>
          {subline}
        </p>
      )}
    </hgroup>
  );
}
