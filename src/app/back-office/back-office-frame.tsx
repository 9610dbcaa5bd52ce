import { ExternalLink } from 'lucide';
import { Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { ProofRequests } from '#features/account/index.ts';
import { backOfficeId, type ScreenData, backOfficeStrings as t } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Confirmations } from '#ui/confirm/confirmations.tsx';
import { Icon } from '#ui/icon.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { StaffLanguage } from '#ui/staff/staff-language.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';
import styles from './back-office-frame.module.css';
import { BackOfficeLanguages, BackOfficeTheme } from './back-office-switches.tsx';
import { CopyNotice } from './backups/copy-notice.tsx';
import { FactorDue } from './factor-due.tsx';
import { Refusal } from './refusal.tsx';
import { ScreenChange } from './screen-change.tsx';
import { Sections } from './sections.tsx';
import { StaffAccount } from './staff-account.tsx';

/** The layout `dashboard` (E §2), in documents of its own. */
export function BackOfficeFrame() {
  const language = useLanguage();
  const venue = useRouteLoaderData<RootInfo>('root')?.name ?? '';
  const screen = useScreen();
  const mayWork = screen !== null && screen.refusal !== 'forbidden' && !screen.staff.second_factor?.is_overdue;
  return (
    <StaffLanguage>
      <div id={backOfficeId} className={styles.backOffice}>
        <a href="#main-content">{t(language, 'skip')}</a>
        <header className={styles.header}>
          <p className={styles.brand}>
            <strong>{venue}</strong> {t(language, 'back_office')}
          </p>
          <div className={styles.tools}>
            <BackOfficeLanguages />
            <BackOfficeTheme />
            {screen && <StaffAccount staff={screen.staff} />}
          </div>
        </header>
        <nav aria-label={t(language, 'sections')} className={styles.side}>
          {mayWork && <Sections staff={screen.staff} />}
          <a href={href('home', language)} className={styles.out}>
            <Icon node={ExternalLink} />
            <span>{t(language, 'to_site')}</span>
          </a>
        </nav>
        <main id="main-content" tabIndex={-1} className={styles.main}>
          {screen?.staff.copy_of && <CopyNotice at={screen.staff.copy_of} />}
          {screen && mayWork && <FactorDue staff={screen.staff} />}
          {screen?.refusal ? <Refusal reason={screen.refusal} staff={screen.staff} /> : <Outlet />}
          <ScrollRestoration />
        </main>
        <ScreenChange />
        <Toasts />
        <Confirmations />
        <ProofRequests />
      </div>
    </StaffLanguage>
  );
}

/** Null where the loader failed. */
function useScreen(): ScreenData | null {
  const answer: unknown = useMatches().at(-1)?.loaderData;
  return isScreenData(answer) ? answer : null;
}

const isScreenData = (answer: unknown): answer is ScreenData => typeof answer === 'object' && answer !== null && 'staff' in answer;
