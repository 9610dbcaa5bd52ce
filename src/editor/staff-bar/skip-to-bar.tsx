import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';

/** What the second skip link leads to: the bar that offers to edit the page, or the one with which it is edited. */
export const staffBarId = 'staff-bar';

/** A skip link for staff to the bar of this id, behind that of everybody: forty stops lie between the beginning of a page and the bar at its end. */
export function SkipToBar({ to }: { to: string }) {
  const language = useLanguage();
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('a[href="#main-content"]')?.after(container);
    return () => container.remove();
  }, [container]);
  const go = (event: MouseEvent) => {
    const bar = document.getElementById(to);
    const control = to === staffBarId ? bar?.querySelector<HTMLElement>('button, a[href]') : bar;
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return createPortal(
    <a href={`#${to}`} onClick={go}>
      {t(language, 'skip')}
    </a>,
    container,
  );
}
