import styles from './button.module.css';

/** `signal`: buying, and what cannot be undone; `quiet`: tools; `off`: on an element that cannot be pressed. */
export type ButtonLook = 'primary' | 'signal' | 'secondary' | 'quiet' | 'link' | 'off';

/** `small` is still large enough for a finger; `compact` is for rows of tools and tables, on pages for staff. */
export type ButtonSize = 'normal' | 'small' | 'compact';

/** The class that makes a button of any element: `<a className={button('signal')} …>`. */
export const button = (look: ButtonLook = 'secondary', size: ButtonSize = 'normal'): string => `${styles.button} ${styles[look]} ${styles[size]}`;
