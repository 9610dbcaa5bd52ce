import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, type ButtonSize, button } from './button-class.ts';
import styles from './wheel.module.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** It keeps the focus and its place, and cannot be pressed. */
  busy?: boolean;
  /** Why it cannot be pressed now: shown to who points at it, has it in focus or taps it, and read out with it. */
  why?: string | undefined;
};

/** Never `disabled`, which would take the focus away and say nothing: it stays in reach and says why. */
export function Button({ look, size, busy = false, why, className = '', onClick, children, ...rest }: ButtonProps) {
  const isOff = busy || why !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={`${button(look, size)} ${className}`.trimEnd()}
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
