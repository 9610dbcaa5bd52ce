import { SkeletonPicture, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { PageHeaderSkeleton } from './page-header-skeleton.tsx';
import styles from './skeletons.module.css';

export const MagazineListSkeleton = () => (
  <>
    <PageHeaderSkeleton />
    <div className={styles.articles}>
      {[1, 2, 3, 4, 5, 6].map((article) => (
        <div key={article} className={styles.article}>
          <SkeletonPicture ratio="3 / 2" />
          <SkeletonText className={styles.teaser} lines={2} width="60%" />
        </div>
      ))}
    </div>
  </>
);
