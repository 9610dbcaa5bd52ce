import type { PreviewProps } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { Brand } from './brand.tsx';
import { HtmlPreview } from './html-preview.tsx';
import styles from './preview.module.css';
import { PreviewInLanguages, textsOf } from './preview-frame.tsx';
import { t } from './strings.ts';

/** Header and foot of the pages with the name, the line below it and the venue's own HTML. */
export function SitePreview({ values }: PreviewProps) {
  const reader = useLanguage();
  return (
    <div className={styles.preview}>
      <p className={styles.quiet}>{t(reader, 'note')}</p>
      <PreviewInLanguages>
        {(language) => (
          <>
            <section className={styles.part} aria-label={t(reader, 'header')}>
              <Brand name={String(values.name ?? '')} accent={String(values.name_accent ?? '')} />
              <Area html={values.html_header} language={language} />
            </section>
            <section className={styles.part} data-foot="" aria-label={t(reader, 'footer')}>
              <Area html={values.html_footer_top} language={language} />
              <Area html={values.html_footer_logos} language={language} />
              <p className={styles.house}>
                {String(values.name ?? '')}
                <span>{choose(textsOf(values.claim), language).text}</span>
              </p>
              <p className={styles.quiet}>{addressOf(values)}</p>
              <Area html={values.html_footer_bottom} language={language} />
            </section>
          </>
        )}
      </PreviewInLanguages>
    </div>
  );
}

function Area({ html, language }: { html: unknown; language: Language }) {
  const { text, lang = language } = choose(textsOf(html), language);
  return text.trim() === '' ? null : <HtmlPreview kind="area" html={text} lang={lang} />;
}

const addressOf = ({ street, postcode, city }: Values): string => [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
