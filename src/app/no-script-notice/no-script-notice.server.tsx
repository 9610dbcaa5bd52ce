import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '#i18n/language.ts';
import { button } from '#ui/button/button-class.ts';
import { brokenScriptId } from './broken-script.ts';
import { t } from './strings.ts';

/** Where scripts are disabled, or have not started after a while (E §2); after the skip link, which is to be the first. */
export function withNoScriptNotice(html: string): string {
  const notice = notices[html.startsWith('<!doctype html><html lang="en"') ? 'en' : 'de'];
  const bodyStart = html.indexOf('>', html.indexOf('<body')) + 1;
  const insertAt = html.startsWith(skipLink, bodyStart) ? html.indexOf('</a>', bodyStart) + '</a>'.length : bodyStart;
  return html.slice(0, insertAt) + notice + html.slice(insertAt);
}

const skipLink = '<a href="#main-content"';

const noticeIn = (language: Language) =>
  renderToStaticMarkup(
    <aside id={brokenScriptId} className="no-script-notice" aria-label={t(language, 'label')}>
      <p>{t(language, 'notice')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself, query and all */}
      <a href="" className={button('secondary', 'small')}>
        {t(language, 'reload')}
      </a>
    </aside>,
  );

const notices = Object.fromEntries(languages.map((language) => [language, noticeIn(language)])) as Record<Language, string>; // one entry per language
