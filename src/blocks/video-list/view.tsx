import type { BlockViewProps } from '#content/index.ts';
import type { videoList } from './block.ts';
import styles from './view.module.css';

export const VideoListView = ({ root, children }: BlockViewProps<typeof videoList>) => (
  <ul {...root} className={styles.list}>
    {children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the video in it has a key of its own
      <li key={index}>{child}</li>
    ))}
  </ul>
);
