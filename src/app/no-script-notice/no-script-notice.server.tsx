import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '#i18n/language.ts';
import { button } from '#ui/button/button-class.ts';
import { brokenScriptId } from './broken-script.ts';
import { t } from './strings.ts';

/**
 * Adds to a page's HTML what a visitor is told where scripts do not run (E §2): at the top if they are disabled, and at
 * the bottom of the window if they have not started after a while. Both stand outside of what React takes over.
 */
export function withNoScriptNotice(html: string): string {
  const { disabled, broken } = notices[html.startsWith('<!doctype html><html lang="en"') ? 'en' : 'de'];
  const [bodyStart, bodyEnd] = [html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>')];
  return html.slice(0, bodyStart) + disabled + html.slice(bodyStart, bodyEnd) + broken + html.slice(bodyEnd);
}

const noticesIn = (language: Language) => ({
  disabled: `<noscript>${renderToStaticMarkup(<Notice language={language} />)}</noscript>`,
  broken: renderToStaticMarkup(<Notice language={language} id={brokenScriptId} />),
});

function Notice({ language, id }: { language: Language; id?: string }) {
  return (
    <aside id={id} className="no-script-notice" aria-label={t(language, 'label')}>
      <p>{t(language, 'notice')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself, query and all */}
      <a href="" className={button('secondary', 'small')}>
        {t(language, 'reload')}
      </a>
    </aside>
  );
}

const notices = Object.fromEntries(languages.map((language) => [language, noticesIn(language)])) as Record<Language, ReturnType<typeof noticesIn>>; // one entry per language
