import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import { button } from '../button/button-class.ts';
import styles from './menu.module.css';

/** Ways that unfold below a button: links, so a native disclosure, and no menu of commands; such a one is `StaffMenu`. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useDismissableDetails(place, useLocation().key);
  return (
    <div ref={place} className={styles.place}>
      <details>
        <summary className={button('secondary', 'small')}>{label}</summary>
        <ul className={styles.menu}>{children}</ul>
      </details>
    </div>
  );
}
