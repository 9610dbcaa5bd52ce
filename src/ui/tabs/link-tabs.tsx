import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import styles from './tabs.module.css';

type Props = { label: string; tabs: readonly { to: string; text: ReactNode; isCurrent: boolean }[]; className?: string };

/** Links with addresses of their own, so they work without script; panels for staff are `StaffTabs`. */
export const LinkTabs = ({ label, tabs, className = '' }: Props) => (
  <nav aria-label={label} className={`${styles.tabs} ${className}`.trimEnd()}>
    {tabs.map(({ to, text, isCurrent }) => (
      <Tab key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Tab>
    ))}
  </nav>
);

const Tab = (props: ComponentProps<typeof Link>) => <Link {...props} className={styles.tab} />;
