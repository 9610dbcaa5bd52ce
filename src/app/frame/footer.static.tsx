import { apiHref } from '#api/client.ts';
import { footerObject, footerTarget, type ShownModule } from '#features/cms/index.ts';
import type { Consent } from '#features/consent/index.ts';
import type { FeedContract } from '#features/feeds/contract.ts';
import { type Navigation, SiteLink, staticLinks } from '#features/navigation/index.ts';
import type { SiteSettings } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { legalRoutes } from '#routes.ts';
import { LinkedBlocks } from '../content/linked-blocks.static.tsx';
import styles from './footer.module.css';
import { t } from './menus/menu-strings.ts';
import { SettingsHtml } from './settings-html.static.tsx';

type Props = {
  nav: Navigation;
  settings: SiteSettings /** What editors have put there in blocks. */;
  modules: readonly ShownModule[];
  consent: Pick<Consent, 'versions' | 'services'>;
};

/** V §2. */
export function Footer({ nav, settings, modules, consent }: Props) {
  const language = useLanguage();
  return (
    <>
      {/* Also where there are none: editors begin there (src/editor/state/open-page.ts). */}
      <div id={footerTarget} data-object={`${footerObject.content_type}:${footerObject.object_id}`} className={styles.blocks}>
        <LinkedBlocks modules={modules} language={language} />
      </div>
      <div className={styles.columns}>
        <SettingsHtml html={settings.html_footer_top} className={styles.html} />
        <nav aria-label={t(language, 'footer_navigation')}>
          <ul className={styles.links}>
            {nav.footer.map(({ id, title, lang, url }) => (
              <li key={id} lang={lang}>
                <SiteLink url={url}>{title}</SiteLink>
              </li>
            ))}
            {settings.design.header.webshopLink && settings.is_shop_online && (
              <li>
                <SiteLink url={settings.design.header.webshopLink}>{t(language, 'webshop')}</SiteLink>
              </li>
            )}
            <li>
              <a href={apiHref<FeedContract>('/api/events.ics', { language })}>{t(language, 'calendar_feed')}</a>
            </li>
            <li>
              <a href={apiHref<FeedContract>('/api/news.atom', { language })}>{t(language, 'atom_feed')}</a>
            </li>
          </ul>
        </nav>
        <SettingsHtml html={settings.html_footer_logos} className={styles.html} />
      </div>
      <p className={styles.house}>
        {settings.name}
        <span>{settings.claim}</span>
      </p>
      <div className={styles.bottom}>
        <SettingsHtml html={settings.html_footer_bottom} className={styles.html} />
        <nav aria-label={t(language, 'legal_navigation')}>
          <ul className={styles.legal}>
            {staticLinks(language, settings.whistleblowerLink).map((link) =>
              link.kind === 'cookies' ? (
                consent.versions.length > 0 && <ConsentLink key={link.key} text={link.text} {...consent} />
              ) : (
                <li key={link.key}>
                  <SiteLink url={link.url}>{link.text}</SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
    </>
  );
}

/** Without script it leads to the privacy notice. */
function ConsentLink({ text, versions, services }: { text: string } & Pick<Consent, 'versions' | 'services'>) {
  const language = useLanguage();
  return (
    <li>
      <a href={legalRoutes.privacy[language]} data-consent={versions.join(' ')} data-scripts={services.some(({ script }) => script) || undefined}>
        {text}
      </a>
    </li>
  );
}
