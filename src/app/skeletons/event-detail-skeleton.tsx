import { SkeletonPicture, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import styles from './skeletons.module.css';

export const EventDetailSkeleton = () => (
  <>
    <div className={styles.breadcrumb}>
      <SkeletonText width="16rem" />
    </div>
    <div className={styles.hero}>
      <div className={styles.eventHead}>
        <SkeletonText className={styles.title} />
        <SkeletonText className={styles.lead} width="60%" />
      </div>
      <div className={styles.facts}>
        <SkeletonText className={styles.large} />
        <SkeletonText lines={2} width="50%" />
      </div>
      <SkeletonPicture ratio="3 / 2" className={styles.eventPicture} />
    </div>
    <SkeletonText lines={8} width="40%" />
  </>
);
