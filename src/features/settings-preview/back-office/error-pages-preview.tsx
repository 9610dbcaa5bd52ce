import { useState } from 'react';
import type { PreviewProps } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { StaffTabs } from '#ui/staff/staff-tabs.tsx';
import { HtmlPreview } from './html-preview.tsx';
import styles from './preview.module.css';
import { PreviewInLanguages, textsOf } from './preview-frame.tsx';
import { t } from './strings.ts';

const statuses = ['404', '403', '500', '503'] as const;
type Status = (typeof statuses)[number];

/** The error pages as visitors would meet them, one at a time: their styles are those of the page that is shown. */
export function ErrorPagesPreview({ values }: PreviewProps) {
  const language = useLanguage();
  const [status, show] = useState<string>(statuses[0]);
  return (
    <div className={styles.preview}>
      <p className={styles.quiet}>{t(language, 'note')}</p>
      <StaffTabs
        label={t(language, 'statuses')}
        selected={status}
        onSelect={show}
        tabs={statuses.map((of) => ({
          key: of,
          text: of,
          panel: <PreviewInLanguages>{(shown) => <ErrorPage status={of} html={values[`page_${of}`]} language={shown} />}</PreviewInLanguages>,
        }))}
      />
    </div>
  );
}

function ErrorPage({ status, html, language }: { status: Status; html: unknown; language: Language }) {
  const reader = useLanguage();
  const { text, lang = language } = choose(textsOf(html), language);
  return (
    <>
      <p className={styles.status}>
        <span>{status}</span> {t(language, `message_${status}`)}
      </p>
      {text.trim() === '' ? (
        <p className={styles.quiet} lang={reader}>
          {t(reader, 'own_page')}
        </p>
      ) : (
        <HtmlPreview kind="error_page" html={text} lang={lang} />
      )}
      <p>
        <span className={button('primary', 'small')}>{t(language, 'home')}</span>
      </p>
    </>
  );
}
