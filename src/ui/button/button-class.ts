import styles from './button.module.css';

/**
 * `primary`: what a form or dialog is for, once in it. `signal`: buying, and what cannot be undone; nothing else is red.
 * `secondary`: all other actions. `quiet`: tools, many side by side. `link`: within or below a text. `off`: says that it
 * cannot be had, on an element that cannot be pressed.
 */
export type ButtonLook = 'primary' | 'signal' | 'secondary' | 'quiet' | 'link' | 'off';

/** `small` is still large enough for a finger; `compact` is for rows of tools and tables, on pages for staff. */
export type ButtonSize = 'normal' | 'small' | 'compact';

/** The class that makes a button of any element: `<a className={button('signal')} …>`. */
export const button = (look: ButtonLook = 'secondary', size: ButtonSize = 'normal'): string => `${styles.button} ${styles[look]} ${styles[size]}`;
