import { SkeletonPicture, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { PageHeaderSkeleton } from './page-header-skeleton.tsx';
import styles from './skeletons.module.css';

export const EventListSkeleton = () => (
  <>
    <PageHeaderSkeleton />
    <div className={styles.strip} />
    <div className={styles.bar} />
    {[1, 2, 3].map((day) => (
      <div key={day} className={styles.day}>
        {day === 1 && <SkeletonText className={styles.month} />}
        <div className={styles.date}>
          <SkeletonText className={styles.numeral} />
        </div>
        <div className={styles.card}>
          <SkeletonText className={styles.time} />
          <div>
            <SkeletonText className={styles.headline} lines={2} width="60%" />
            <SkeletonText className={styles.subtitle} width="80%" />
            <SkeletonText className={styles.place} width="40%" />
          </div>
          <SkeletonPicture ratio="3 / 2" className={styles.picture} />
        </div>
      </div>
    ))}
  </>
);
