import type { BlockViewProps } from '#content/index.ts';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';
import type { html } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** Script puts the raw source into the frame (html-frame.ts); what is sanitised stands there until then. */
export function HtmlView({ fields: { html_code: code, raw }, root, mark, language }: BlockViewProps<typeof html>) {
  const frame = raw ? { 'data-enhance': 'html-frame', 'data-source': code.source, 'data-title': t(language, 'title') } : {};
  return (
    <div {...root} className={styles.place} {...frame}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised against an allow-list on the server (features/settings/sanitise-html.server.ts) */}
      <div {...mark('html_code')} className={styles.html} dangerouslySetInnerHTML={{ __html: trustedHtml(code.html) }} />
    </div>
  );
}
