import { Pencil, Settings } from 'lucide';
import { useLoaderData } from 'react-router';
import { backOfficeHref, type ScreenCall } from '#features/back-office/index.ts';
import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { legalRoutes } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { StoredPage } from '../../contract.ts';
import { editSearch } from '../../editing/edit-address.ts';
import { loadPages, type PageContracts } from '../load-pages.ts';
import styles from './legal.module.css';
import { type LegalText, legalTexts } from './new-legal-page.ts';
import { t } from './strings.ts';

export type LegalData = { texts: { name: LegalText; page: StoredPage | null }[] };

/** Found by their addresses. */
export async function loadLegal(call: ScreenCall<PageContracts>): Promise<LegalData> {
  const { pages } = await loadPages(call);
  const pageOf = (name: LegalText) => pages.find(({ urls }) => languages.some((language) => urls[language] === legalRoutes[name][language]));
  return { texts: legalTexts.map((name) => ({ name, page: pageOf(name) ?? null })) };
}

/** Legal texts are pages like others: from here staff get to them, and see what is missing. */
export function LegalPage() {
  const language = useLanguage();
  const { texts } = useLoaderData<Partial<LegalData>>();
  if (!texts) return null; // refused: the frame says so
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      <ul className={styles.texts}>
        {texts.map(({ name, page }) => (
          <li key={name}>
            <h2>{t(language, name)}</h2>
            {page ? (
              <>
                <p className={styles.state}>
                  {t(language, page.is_online ? 'online' : 'offline')}
                  {languages.map((one) => !page.urls[one] && <span key={one}> · {t(language, `missing_${one}`)}</span>)}
                </p>
                <p className={styles.ways}>
                  {languages.map(
                    (one) =>
                      page.urls[one] && (
                        <a key={one} href={page.urls[one] + editSearch()} aria-label={t(language, `edit_of_${one}`, { name: t(language, name) })}>
                          <Icon node={Pencil} />
                          {t(language, `edit_${one}`)}
                        </a>
                      ),
                  )}
                  <Link to={backOfficeHref('pages', language, {}, page.id)} aria-label={t(language, 'settings_of', { name: t(language, name) })}>
                    <Icon node={Settings} />
                    {t(language, 'settings')}
                  </Link>
                </p>
              </>
            ) : (
              <p>
                {t(language, 'no_page', { address: legalRoutes[name].de })}{' '}
                <Link to={backOfficeHref('pages', language, { legal: name }, 'new')}>{t(language, 'new_page')}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </StaffScreen>
  );
}
