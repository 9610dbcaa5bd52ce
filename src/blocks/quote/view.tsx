import type { BlockViewProps } from '#content/index.ts';
import type { quote } from './block.ts';
import styles from './view.module.css';

export const QuoteView = ({ fields: { content, author }, root, mark }: BlockViewProps<typeof quote>) => (
  <figure {...root} className={styles.quote}>
    <blockquote className={styles.words}>
      <p {...mark('content')}>{content}</p>
    </blockquote>
    {author && (
      <figcaption {...mark('author')} className={styles.author}>
        {author}
      </figcaption>
    )}
  </figure>
);
