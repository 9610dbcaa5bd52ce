import { ChevronDown, X } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { SiteLink } from '#features/navigation/index.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { closedAlert, closedAlertCookie } from './closed-alert.ts';
import type { Alert } from './contract.ts';
import { t } from './strings.ts';
import styles from './top-alert.module.css';

type Props = {
  alert: Alert;
  /** On landing pages: not there, nothing is remembered. */
  hidden?: boolean;
  /** While the header menu is open: out of sight. It keeps its room, so that nothing moves and no place is lost. */
  unseen?: boolean;
};

/** The first alert above the page, on a phone in one line that opens with a press, until the visitor closes it (V §4 "Top alert"). */
export function TopAlert({ alert, hidden = false, unseen }: Props) {
  const language = useLanguage();
  const [closed, setClosed] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const words = useId();
  // The cookie is asked only after the first render, which has to be the server's; until then the styles hide it.
  useEffect(() => setClosed(closedAlert(document.cookie) === String(alert.id)), [alert.id]);
  if (closed) return null;
  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    document.cookie = closedAlertCookie(alert.id);
    setClosed(true);
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  const lang = translatedIn(alert, language);
  return (
    <aside className={styles.alert} aria-label={t(language, 'label')} hidden={hidden} data-unseen={unseen || undefined} data-expanded={isExpanded || undefined}>
      <p className={styles.words} id={words}>
        <strong lang={lang('title')}>{alert.title}</strong> <span lang={lang('text')}>{alert.text}</span>{' '}
        {alert.link && (
          <SiteLink url={alert.link.url} lang={lang('link_title')}>
            {alert.link_title || t(language, 'more')}
          </SiteLink>
        )}
      </p>
      <button
        type="button"
        className={`${styles.close} ${styles.expand}`}
        aria-label={t(language, isExpanded ? 'collapse' : 'expand')}
        aria-expanded={isExpanded}
        aria-controls={words}
        onClick={() => setExpanded(!isExpanded)}
      >
        <Icon node={ChevronDown} />
      </button>
      <button type="button" className={styles.close} aria-label={t(language, 'close')} onClick={close}>
        <Icon node={X} />
      </button>
    </aside>
  );
}
