import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './back-office-frame.module.css';

/** Not what visitors' pages have for it: shared, that would be one file more for each of them. */
export function ScreenChange() {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const shown = useRef(pathname);
  const [title, say] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    say(document.title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {isLoading && <div className={styles.bar} aria-hidden="true" />}
      <p aria-live="polite" className={styles.said}>
        {title}
      </p>
    </>
  );
}
