import { createPortal } from 'react-dom';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './staff-bar.module.css';
import { t } from './strings.ts';

/** Not in the editor's own preview frame, which says it beside itself. */
export function PreviewBar({ pathname, search }: { pathname: string; search: string }) {
  const language = useLanguage();
  if (window.top !== window.self) return null;
  const at = new Date(new URLSearchParams(search).get('at') ?? '');
  return createPortal(
    <aside aria-label={t(language, 'preview')} className={styles.bar}>
      <p>
        {Number.isNaN(+at) ? t(language, 'preview') : t(language, 'preview_at', { day: displayDate(language, dayOf(at)), time: displayTime(language, at) })}
      </p>
      <a href={pathname}>{t(language, 'leave_preview')}</a>
    </aside>,
    document.body,
  );
}
