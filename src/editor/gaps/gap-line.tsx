import type { ReactNode } from 'react';
import styles from './gap-line.module.css';
import type { Gap } from './gaps.ts';

/** Over the page; it moves nothing. */
export const GapLine = ({ gap: { x, y, length, isUpright }, isDrop = false, children }: { gap: Gap; isDrop?: boolean; children?: ReactNode }) => (
  <div
    className={styles.line}
    data-gap=""
    data-upright={isUpright || undefined}
    data-drop={isDrop || undefined}
    style={isUpright ? { left: x, top: y, height: length } : { left: x, top: y, width: length }}
  >
    {children}
  </div>
);
