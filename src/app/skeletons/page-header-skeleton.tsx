import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import styles from './skeletons.module.css';

export const PageHeaderSkeleton = () => (
  <div className={styles.head}>
    <SkeletonText className={styles.title} />
    <SkeletonText className={styles.count} />
  </div>
);
