import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#ui/link.tsx';
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

type Looks = { look?: ButtonLook; size?: ButtonSize };

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Looks & {
    /** What it does is under way: it keeps the focus and its place, and cannot be pressed. */
    busy?: boolean;
    /** Why it cannot be pressed now: shown to who points at it, has it in focus or taps it, and read out with it. */
    why?: string | undefined;
  };

/** A native button. It is never `disabled`, which would take the focus away and say nothing: it stays in reach and says why. */
export function Button({ look, size, busy = false, why, className = '', onClick, children, ...rest }: ButtonProps) {
  const isOff = busy || why !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={`${button(look, size)} ${className}`}
      {...(isOff && { 'aria-disabled': true, 'aria-description': why })}
      onClick={isOff ? refuse : onClick}
    >
      {busy && <span className={styles.wheel} />}
      {children}
    </button>
  );
}

/** Keeps a form from being sent as well: the Enter key in a field presses its button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A link within the site that looks like a button, for ways that matter as much as actions. */
export const ButtonLink = ({ look, size, className = '', ...rest }: ComponentProps<typeof Link> & Looks) => (
  <Link {...rest} className={`${button(look, size)} ${className}`} />
);
