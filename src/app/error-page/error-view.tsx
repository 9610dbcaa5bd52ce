import { type Ref, useMemo } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { errorScope } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';
import { type DescribedError, describeError } from './describe-error.ts';
import { type CustomHtml, detailsOf, errorSheet } from './error-details.ts';
import styles from './error-page.module.css';
import { t } from './strings.ts';
import { useAgainOnline } from './use-again-online.ts';
import { useCustomHtml } from './use-custom-html.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useNotFoundReport } from './use-not-found-report.ts';

/** E §2, §8. */
export function ErrorView() {
  const error = useRouteError();
  const language = useLanguage();
  // As it was when it failed: that the network is back makes no other failure of it.
  const shown = useMemo(() => describeError(error, language, typeof navigator === 'undefined' || navigator.onLine), [error, language]);
  const { custom, venue } = detailsOf(error);
  const html = useCustomHtml(shown.status, custom, language);
  useNotFoundReport(shown.status, custom === undefined);
  const heading = useHeadingFocus(custom !== undefined);
  const { status, message, reference, isOffline = false } = shown;
  const again = useAgainOnline(error, isOffline);
  return (
    <>
      {venue && <p className={styles.venue}>{venue}</p>}
      <div className={styles.page}>
        <PageHead title={isOffline || namesStatus(shown) ? message : `${status} – ${message}`} noIndex />
        <Heading ref={heading} error={shown} isBrief={Boolean(html)} />
        <div className={styles.rest} data-waiting={html === undefined || undefined}>
          {html ? <CustomWords html={html} status={status} /> : <p className={styles.hint}>{shown.hint}</p>}
          {reference && <p className={styles.reference}>{t(language, 'reference', { reference })}</p>}
          <ErrorLinks status={status} onAgain={isOffline ? again : undefined} />
        </div>
      </div>
    </>
  );
}

/** Some messages of the specification begin with their status. */
const namesStatus = ({ status, message }: DescribedError) => message.startsWith(`${status} `);

function Heading({ error, isBrief, ref }: { error: DescribedError; isBrief: boolean; ref: Ref<HTMLHeadingElement> }) {
  const isStatusShown = namesStatus(error);
  return (
    <h1 ref={ref} className={styles.heading} data-brief={isBrief || undefined}>
      {!error.isOffline && (
        <span className={styles.status} aria-hidden={!isStatusShown || undefined}>
          {error.status}
        </span>
      )}{' '}
      <span className={styles.message}>{isStatusShown ? error.message.slice(4) : error.message}</span>
    </h1>
  );
}

/** Its style is a sheet of its own: the content security policy takes none from the page. */
function CustomWords({ html, status }: { html: CustomHtml; status: number }) {
  const language = useLanguage();
  return (
    <>
      {html.style && <link rel="stylesheet" href={errorSheet(status, language)} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (features/settings) */}
      <div className={`${errorScope} ${styles.custom}`} lang={html.lang} dangerouslySetInnerHTML={{ __html: trustedHtml(html.body) }} />
    </>
  );
}

/** `onAgain`: without a network a new document would be the browser's error page. */
function ErrorLinks({ status, onAgain }: { status: number; onAgain: (() => void) | undefined }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <p className={styles.ways}>
      <Link to={href('home', language)} reloadDocument={status === 503} className={button('primary')}>
        {t(language, 'home')}
      </Link>
      {/* Not the kit's button, whose code comes later than an error may. */}
      {onAgain && (
        <button type="button" className={button()} onClick={onAgain}>
          {t(language, 'again')}
        </button>
      )}
      {!onAgain && status >= 500 && (
        <a href={pathname + search} className={button()}>
          {t(language, 'again')}
        </a>
      )}
      {status < 500 && (
        <Link to={href('programme', language)} className={button()}>
          {t(language, 'programme')}
        </Link>
      )}
    </p>
  );
}
