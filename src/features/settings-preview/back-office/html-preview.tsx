import { useLayoutEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { usePreview } from '#features/back-office/records/index.ts';
import { errorScope } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';
import type { HtmlPreviewContract, HtmlPreview as Report } from '../contract.ts';
import styles from './preview.module.css';
import { t } from './strings.ts';

type Props = { kind: 'area' | 'error_page'; html: string; lang: string };

/** What the server leaves of typed HTML, as visitors would see it; what was shown stays until the next answer. A style sheet holds as long as it is shown. */
export function HtmlPreview({ kind, html, lang }: Props) {
  const language = useLanguage();
  const [shown, show] = useState<Report | null>(null);
  const { report: latest, problem } = usePreview(html.trim() === '' ? null : { kind, html }, (body, signal) =>
    client<HtmlPreviewContract>(httpTransport).post('/api/cms-html-preview/', { body, language, signal }),
  );
  if (latest && latest !== shown) show(latest);
  const report = latest ?? shown;
  useAdoptedStyle(report?.style ?? '');
  if (problem) return <p role="alert">{problem}</p>;
  if (!report) return null;
  if (report.body.trim() === '') return <p className={styles.quiet}>{t(language, 'nothing_left')}</p>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (features/settings-preview)
    <div className={kind === 'error_page' ? errorScope : styles.area} lang={lang} dangerouslySetInnerHTML={{ __html: trustedHtml(report.body) }} />
  );
}

/** As a sheet that a script makes: the content security policy takes no `<style>` from the page. */
function useAdoptedStyle(css: string): void {
  // Before the browser paints: what it styles is never shown without it.
  useLayoutEffect(() => {
    if (css === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
