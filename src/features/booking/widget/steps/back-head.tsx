import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../strings.ts';
import styles from './steps.module.css';

/** Takes the focus when it comes, and leads back. */
export function BackHead({ title, onBack, id }: { title: string; onBack: () => void; id?: string }) {
  const language = useLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.head}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon node={ArrowLeft} />
        {t(language, 'back')}
      </button>
      <p ref={heading} id={id} tabIndex={-1} className={styles.stepTitle}>
        {title}
      </p>
    </div>
  );
}
