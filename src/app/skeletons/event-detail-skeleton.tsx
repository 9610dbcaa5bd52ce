import { SkeletonPicture, SkeletonText } from '#ui/skeleton.tsx';
import styles from './skeletons.module.css';

/** One event: breadcrumb, title, picture, facts and text. */
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
      <SkeletonPicture ratio="3 / 2" className={styles.eventPicture} />
    </div>
    <div className={styles.body}>
      <div className={styles.facts}>
        <SkeletonText className={styles.large} />
        <SkeletonText className={styles.headline} width="60%" />
        <SkeletonText lines={3} width="50%" />
      </div>
      <div className={styles.sections}>
        <SkeletonText lines={8} width="40%" />
      </div>
    </div>
  </>
);
