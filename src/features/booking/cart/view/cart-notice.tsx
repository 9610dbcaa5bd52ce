import { X } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useClosedShop } from '../../closed-shop/closed-shop.ts';
import { extendCart, useCart, useSecondsLeft } from '../cart.ts';
import { phaseOf } from '../countdown.ts';
import { t } from '../strings.ts';
import styles from './cart-notice.module.css';
import { TimeLeft } from './time-left.tsx';

/** Two minutes before the end (WCAG 2.2.1) its extending button takes the focus; a visitor who is typing keeps it. */
export function CartNotice() {
  const language = useLanguage();
  const cart = useCart();
  const isClosed = useClosedShop() !== null;
  const seconds = useSecondsLeft();
  const [dismissed, dismiss] = useState<number | null>(null);
  /** Which end, as the notice is for that cart alone. */
  const [failed, fail] = useState<{ end: number | null; hint: 'not_extended' | 'unclear' } | null>(null);
  const [announcement, announce] = useState('');
  const isEnding = seconds !== null && phaseOf(seconds) === 'ending' && dismissed !== cart.end;
  const extend = async () => {
    const answer = await extendCart(language);
    fail(answer === 'not_extended' || answer === 'unclear' ? { end: cart.end, hint: answer } : null);
    announce(answer === 'extended' ? t(language, answer) : ''); // the rest the notice says, for all to see
  };
  return (
    <>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      {isEnding && (
        <Notice
          title={t(language, 'ending')}
          hint={t(language, failed?.end === cart.end ? failed.hint : 'ending_hint')}
          onClose={() => dismiss(cart.end)}
          seconds={seconds}
        >
          {cart.canExtend && (
            <Button look="primary" size="small" data-first="" onClick={() => void extend()}>
              {t(language, 'extend')}
            </Button>
          )}
          {cart.url && !isClosed && (
            <a href={cart.url} data-first="" className={button('secondary', 'small')}>
              {t(language, 'to_cart')}
            </a>
          )}
        </Notice>
      )}
    </>
  );
}

type NoticeProps = { label?: string; title: string; hint: string; seconds?: number; onClose: () => void; children?: ReactNode };

/** Inside an open dialog too, as what is outside could not be reached; it begins anew where that changes. */
export function Notice(props: NoticeProps) {
  return createPortal(<Shown {...props} />, useSyncExternalStore(whenDialogsChange, topmost, topmost));
}

const topmost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

function whenDialogsChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function Shown({ label, title, hint, seconds, onClose, children }: NoticeProps) {
  const language = useLanguage();
  const notice = useTakenFocus(hint);
  return (
    <section
      ref={notice}
      role="alertdialog"
      aria-label={label ?? t(language, 'warning')}
      className={styles.notice}
      onKeyDown={(key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault();
        onClose();
      }}
    >
      <p role="alert" className={styles.words}>
        <strong>{title}</strong> {hint}
      </p>
      {seconds !== undefined && <TimeLeft seconds={seconds} className={styles.time} />}
      <div className={styles.actions}>{children}</div>
      <IconButton icon={X} label={t(language, 'close')} className={styles.close} onClick={onClose} />
    </section>
  );
}

const typing = 'input, textarea, select, [contenteditable="true"]';

const first = '[data-first], button';

/** Unless the visitor is typing; given back when the notice goes. What had it may go when the words change. */
function useTakenFocus(words: string) {
  const notice = useRef<HTMLElement>(null);
  // A layout effect: its end comes while the notice is still there.
  useLayoutEffect(() => {
    const [shown, before] = [notice.current, document.activeElement];
    if (before?.matches(typing)) return;
    shown?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      if (shown?.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the reason
  useLayoutEffect(() => {
    if (document.activeElement === document.body) notice.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [words]);
  return notice;
}
