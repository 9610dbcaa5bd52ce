import { X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { t } from './strings.ts';
import { closeToast, currentToasts, onToasts, type Toast, toastTime } from './toast.ts';
import styles from './toasts.module.css';

const none: readonly Toast[] = [];

/** Once on a page or frame; screen readers are told of each, and the focus stays where it is. */
export function Toasts() {
  const language = useLanguage();
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  return (
    <section aria-label={t(language, 'label')} aria-live="polite" className={styles.toasts}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** One toast; without `onClose` it goes by itself. */
export function ToastView({ toast, stays = false }: { toast: Toast; stays?: boolean }) {
  const { id, words, action } = toast;
  const language = useLanguage();
  const [isHeld, hold] = useState(stays);
  const time = toastTime(toast);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), time);
    return () => clearTimeout(timer);
  }, [id, isHeld, time]);
  const held = (now: boolean) => () => hold(stays || now);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only gives more time
    <div className={styles.toast} onPointerEnter={held(true)} onPointerLeave={held(false)} onFocus={held(true)} onBlur={held(false)}>
      <p>{words}</p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.run();
            closeToast(id);
          }}
        >
          {action.text}
        </Button>
      )}
      <IconButton icon={X} label={t(language, 'close')} onClick={() => closeToast(id)} />
    </div>
  );
}
