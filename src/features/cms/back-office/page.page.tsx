import { useLoaderData } from 'react-router';
import { backOfficeHref } from '#features/back-office/index.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import styles from './back-office.module.css';
import type { PageData } from './load-pages.ts';
import { MenuLinkForm } from './menu-link/menu-link-form.tsx';
import { t as menu } from './menu-link/strings.ts';
import { NewPageForm } from './new-page-form.tsx';
import { PageRemoval } from './page-removal.tsx';
import { titleOf } from './page-rows.ts';
import { SettingsForm } from './settings-form.tsx';
import { t } from './strings.ts';

export { loadPage, type PageContracts, type PageData } from './load-pages.ts';

export function PagePage() {
  const language = useLanguage();
  const { page, pages, links = [], picture = null, below = null, beginning } = useLoaderData<Partial<PageData>>();
  if (page === undefined || !pages) return null; // refused: the frame says so
  const back = <Link to={backOfficeHref('pages', language)}>{t(language, 'back')}</Link>;
  if (page === null) {
    return (
      <StaffScreen title={t(language, 'new_page')} description={t(language, 'description')} back={back}>
        <NewPageForm pages={pages} below={below} beginning={beginning} />
      </StaffScreen>
    );
  }
  const { text, lang } = titleOf(page, language);
  const address = choose(page.urls, language).text;
  const isLink = page.content_type === 'link';
  return (
    <StaffScreen
      title={text}
      lang={lang}
      description={t(language, 'description')}
      back={back}
      lead={
        <p>
          {address} · <a href={address}>{isLink ? menu(language, 'to_target') : t(language, 'to_page')}</a>
        </p>
      }
    >
      <div className={styles.page} key={page.id}>
        {isLink ? <MenuLinkForm entry={page} pages={pages} /> : <SettingsForm page={page} pages={pages} picture={picture} />}
        <aside className={styles.beside}>
          {!isLink && (
            <>
              <h2>{t(language, 'linked_from')}</h2>
              {links.length === 0 && <p>{t(language, 'linked_from_none')}</p>}
              <ul>
                {links.map(({ kind, id, title, url }) => (
                  <li key={`${kind}-${id}`}>{kind === 'section' || !url ? t(language, 'section', { title }) : <a href={url}>{title}</a>}</li>
                ))}
              </ul>
            </>
          )}
          <PageRemoval page={page} isLinked={links.length > 0} hasPagesBelow={pages.some(({ parent }) => parent === page.id)} />
        </aside>
      </div>
    </StaffScreen>
  );
}
