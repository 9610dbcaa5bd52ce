import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import { button } from '../button/button-class.ts';
import styles from './menu.module.css';

type Props = {
  label: ReactNode;
  name?: string;
  /** Another look of its place and its button, such as in a header. */
  className?: string;
  buttonClass?: string;
  children: ReactNode;
};

/** Links, so a native disclosure; a menu of commands is `StaffMenu`. */
export function Menu({ label, name, className = '', buttonClass = button('secondary', 'small'), children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useDismissableDetails(container, useLocation().key);
  return (
    <div ref={container} className={`${styles.place} ${className}`.trimEnd()}>
      <details>
        <summary className={buttonClass} aria-label={name}>
          {label}
        </summary>
        <ul data-drop-down="" className={styles.menu}>
          {children}
        </ul>
      </details>
    </div>
  );
}
