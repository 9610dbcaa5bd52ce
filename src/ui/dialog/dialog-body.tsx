import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog-body.module.css';
import { t } from './strings.ts';

type Props = { title: string; titleId: string; onClose: () => void; actions?: ReactNode; children: ReactNode };

/** The first action is what the dialog is for. */
export function DialogBody({ title, titleId, onClose, actions, children }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={t(language, 'close')} onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
