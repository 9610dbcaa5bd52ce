import { type RefCallback, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { networkMissed } from '#ui/fall-back-if-online.ts';
import styles from './connection-notice.module.css';
import { onlineShown } from './limits.ts';
import { t } from './strings.ts';
import { useBlockOfflineNavigation } from './use-block-offline-navigation.ts';

/** `untold`: nothing has happened yet; `missed`: offline, and something was tried that needs a network; `over`: all is well again, and that has been said. */
type Connection = 'untold' | 'offline' | 'missed' | 'online' | 'over';

/** E §4. */
export function ConnectionNotice() {
  const language = useLanguage();
  const connection = useConnection();
  useBlockOfflineNavigation();
  const [announcement, announce] = useState('');
  // The region stands there empty before it speaks, or many screen readers keep silent.
  useEffect(() => {
    const frame = requestAnimationFrame(() => announce(connection === 'untold' || connection === 'over' ? '' : t(language, connection)));
    return () => cancelAnimationFrame(frame);
  }, [connection, language]);
  if (connection === 'untold') return null;
  return (
    <p ref={makeRoom} role="status" className={styles.notice}>
      {announcement}
    </p>
  );
}

/** What stays in view at the edge of the window stands above the notice. */
const makeRoom: RefCallback<HTMLElement> = (notice) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice-height', `${notice?.offsetHeight}px`));
  if (notice) observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
};

function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('untold');
  useEffect(() => {
    const goOffline = () => setConnection('offline');
    const goOnline = () => setConnection((before) => (before === 'offline' || before === 'missed' ? 'online' : before));
    const miss = () => setConnection('missed');
    if (!navigator.onLine) goOffline();
    addEventListener('offline', goOffline);
    addEventListener('online', goOnline);
    addEventListener(networkMissed, miss);
    return () => {
      removeEventListener('offline', goOffline);
      removeEventListener('online', goOnline);
      removeEventListener(networkMissed, miss);
    };
  }, []);
  useEffect(() => {
    if (connection !== 'online') return;
    const timer = setTimeout(() => setConnection('over'), onlineShown);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection;
}
