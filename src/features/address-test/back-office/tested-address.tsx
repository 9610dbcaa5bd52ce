import { mayCall } from '#api/user.ts';
import { recordHref } from '#features/back-office/index.ts';
import { readablePath } from '#features/redirects/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#roles.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';
import type { AddressTest, Outcome } from '../contract.ts';
import styles from './address-test.module.css';
import { t } from './strings.ts';

/** The way of an address from step to step, and what stands at its end. */
export function TestedAddress({ tested, role }: { tested: AddressTest; role: Role }) {
  const language = useLanguage();
  const { path, query, other_host, steps, outcome, ends_at, target } = tested;
  const hidden = outcome === 'not_found' && target && target.state !== 'public' ? target : null;
  return (
    <Notice kind={kindOf[outcome]} className={styles.result ?? ''}>
      <p className={styles.outcome}>{wordsOf(tested, language)}</p>
      {other_host && <p>{t(language, 'other_host', { host: other_host })}</p>}
      <ol className={styles.way} aria-label={t(language, 'way')}>
        <li>
          <Address text={path + query} />
        </li>
        {steps.map(({ to, status, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be passed twice
          <li key={index}>
            <small>
              {rule ? <Link to={recordHref('redirects', language, {}, rule.id)}>{t(language, 'by_rule')}</Link> : t(language, 'by_site')} ({status})
            </small>
            <Address text={to} />
          </li>
        ))}
      </ol>
      {outcome === 'page' && (
        <p>
          <a href={ends_at} target="_blank" rel="noreferrer" lang={target?.lang}>
            {target?.title || readablePath(ends_at)}
          </a>
        </p>
      )}
      {hidden && <p>{t(language, hidden.state === 'planned' ? 'is_planned' : 'is_offline', { title: hidden.title })}</p>}
      {outcome === 'not_found' && mayCall('manager', { id: 0, role }) && (
        <p>
          <Link to={recordHref('redirects', language, { old_path: readablePath(ends_at.replace(/\?.*$/s, '')) }, 'new')} className={button('primary', 'small')}>
            {t(language, 'make')}
          </Link>
        </p>
      )}
    </Notice>
  );
}

const Address = ({ text }: { text: string }) => (
  <bdi dir="ltr" className={styles.address}>
    {readablePath(text)}
  </bdi>
);

const kindOf: Record<Outcome, NoticeKind> = {
  page: 'success',
  not_found: 'warning',
  site: 'info',
  elsewhere: 'info',
  endless: 'error',
  offline: 'info',
  failed: 'error',
};

function wordsOf({ outcome, steps, status }: AddressTest, language: Language): string {
  const n = steps.length;
  if (outcome === 'page' || outcome === 'not_found') return n > 0 ? t(language, `${outcome}_after`, { n }) : t(language, outcome);
  return outcome === 'failed' ? t(language, 'answers', { status: status ?? '' }) : t(language, outcome);
}
