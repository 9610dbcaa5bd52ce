import { type CSSProperties, useEffect, useState } from 'react';
import { duration, hideAfter } from './limits.ts';
import styles from './loading-bar.module.css';
import { usePageChange } from './use-page-change.ts';

type Progress = 'hidden' | 'running' | 'complete';

export function LoadingBar() {
  const isLoading = usePageChange() !== null;
  const [progress, setProgress] = useState<Progress>('hidden');
  useEffect(() => {
    if (isLoading) return setProgress('running');
    setProgress((before) => (before === 'running' ? 'complete' : before));
    const timer = setTimeout(() => setProgress('hidden'), hideAfter);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (progress === 'hidden') return null;
  return <div className={styles.bar} data-progress={progress} style={times} aria-hidden="true" />;
}

const times = { '--duration': `${duration}ms`, '--hide-after': `${hideAfter}ms` } as CSSProperties; // custom properties are not in its type
