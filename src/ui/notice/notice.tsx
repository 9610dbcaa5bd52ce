import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
export type NoticeKind = keyof typeof icons;

/** Read out where its owner says so: `role="status"`, or `alert` for what cannot wait, on an element that was there before. */
export const Notice = ({ kind = 'info', className = '', children, ...rest }: ComponentProps<'div'> & { kind?: NoticeKind }) => (
  <div {...rest} className={`${styles.notice} ${className}`} data-kind={kind}>
    <Icon node={icons[kind]} />
    <div className={styles.words}>{children}</div>
  </div>
);
