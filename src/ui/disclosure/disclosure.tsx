import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './disclosure.module.css';

type Props = Omit<ComponentProps<'details'>, 'summary'> & { summary: ReactNode };

/** Without script; of those with one `name` one is open at a time. */
export const Disclosure = ({ summary, className = '', children, ...rest }: Props) => (
  <details {...rest} className={`${styles.disclosure} ${className}`.trimEnd()}>
    <summary>
      {summary}
      <Icon node={ChevronDown} />
    </summary>
    {children}
  </details>
);
