import { type BlockViewProps, headingElement } from '#content/index.ts';
import type { headline } from './block.ts';
import styles from './view.module.css';

export function HeadlineView({
  fields: { preline, content, subline, headline_level: level, anchor },
  root,
  mark,
  deepestLevel,
}: BlockViewProps<typeof headline>) {
  // The chosen level decides the looks; the element skips none, whatever stands before it.
  const Heading = headingElement(level, deepestLevel);
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
