import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import styles from './skeletons.module.css';

/** The head of a page: its title, and a line below or beside it. */
export const PageHeaderSkeleton = () => (
  <div className={styles.head}>
    <SkeletonText className={styles.title} />
    <SkeletonText className={styles.count} />
  </div>
);
