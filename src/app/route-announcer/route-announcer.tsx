import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from '#ui/visually-hidden.module.css';
import { journey } from './journey.ts';
import { useHeadAfterMove } from './use-head-after-move.ts';

/** Does what a browser does when it loads a page: says its title and begins at its top; not for a change of the query. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState('');
  useHeadAfterMove();
  useEffect(() => {
    if (state !== 'idle') journey.focus = document.activeElement;
  }, [state]);
  useEffect(() => {
    const isMove = journey.path !== '' && journey.path !== pathname;
    journey.path = pathname;
    if (!isMove) return;
    setTitle(document.title);
    const main = document.querySelector('main');
    if (main && !pageHasSetFocus(main, journey.focus)) main.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className={styles.hidden}>
      {title}
    </p>
  );
}

/** Whether the page that has just come has given the focus a place of its own: in `main`, and not where it was when the visitor left. */
function pageHasSetFocus(main: Element, focusAtDeparture: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== main && activeElement !== focusAtDeparture && main.contains(activeElement);
}
