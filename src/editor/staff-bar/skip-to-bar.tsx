import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';

/** The second skip link's target: the bar that offers to edit the page, or the editor's own. */
export const staffBarId = 'staff-bar';

/** Forty stops lie between the beginning of a page and the bar at its end. */
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
