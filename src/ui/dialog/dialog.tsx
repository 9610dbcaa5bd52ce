import type { ComponentProps } from 'react';
import { PanelContext } from '../panel/panel-context.ts';
import styles from './dialog.module.css';

/** Where it stands: at a side of the window, in its middle for a question, or all over it. */
export type DialogPosition = 'left' | 'right' | 'middle' | 'full';

/** Stays mounted while it is closed, so that it can slide out; name it by `aria-label` or `aria-labelledby`. */
export const Dialog = ({ position, className = '', children, ...rest }: Omit<ComponentProps<'dialog'>, 'open'> & { position: DialogPosition }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what the click beside it does
  <dialog
    {...rest}
    className={`${styles.dialog} ${styles[position]} ${className}`.trimEnd()}
    // Only what lies outside of its content is the dialog itself.
    onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
  >
    <PanelContext value={true}>{children}</PanelContext>
  </dialog>
);
