import type { IconNode } from 'lucide';
import { Button, type ButtonProps } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './icon-button.module.css';

/** Only for signs that everybody knows; `label` is its name. */
export const IconButton = ({
  icon,
  label,
  look = 'quiet',
  size = 'small',
  className = '',
  ...rest
}: Omit<ButtonProps, 'children' | 'aria-label'> & { icon: IconNode; label: string }) => (
  <Button aria-label={label} {...rest} look={look} size={size} className={`${styles.icon} ${className}`.trimEnd()}>
    <Icon node={icon} />
  </Button>
);
