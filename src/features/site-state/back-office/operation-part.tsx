import { useEffect, useId, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import type { Operation, SiteStateContract } from '../contract.ts';
import styles from './operation.module.css';
import { t } from './operation-strings.ts';

/** Below the settings: what those who run the server have set, which staff see and do not change. */
export function OperationPart({ record }: { record: { readonly revision: number } }) {
  const language = useLanguage();
  const heading = useId();
  const [operation, setOperation] = useState<Operation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what robots are told follows from what was saved
  useEffect(() => {
    const request = new AbortController();
    setFailed(false);
    client<SiteStateContract>(httpTransport)
      .get('/api/cms-site-state/operation/', { language, signal: request.signal })
      .then(setOperation, () => request.signal.aborted || setFailed(true));
    return () => request.abort();
  }, [language, record.revision]);
  return (
    <section className={styles.part} aria-labelledby={heading} aria-busy={!operation && !hasFailed}>
      <h2 id={heading}>{t(language, 'title')}</h2>
      <p>{t(language, 'about')}</p>
      {hasFailed && <p role="alert">{t(language, 'failed')}</p>}
      {operation && (
        <dl className={styles.facts}>
          <dt>{t(language, 'instance')}</dt>
          <dd>
            <strong>{t(language, operation.instance)}</strong>
            <span>{t(language, `${operation.instance}_means`)}</span>
          </dd>
          <dt>{t(language, 'robots')}</dt>
          <dd>
            <strong>{t(language, operation.is_indexed ? 'indexed' : 'not_indexed')}</strong>
            <span>{t(language, operation.is_indexed ? 'indexed_means' : operation.instance === 'live' ? 'switched_off' : 'as_staging')}</span>
            <a href="/robots.txt">{t(language, 'see_robots')}</a>
          </dd>
          <dt>{t(language, 'address')}</dt>
          <dd>
            <strong>{operation.base_url}</strong>
          </dd>
          <dt>{t(language, 'box_office')}</dt>
          <dd>
            <Office {...operation} />
          </dd>
        </dl>
      )}
    </section>
  );
}

function Office({ box_office: office }: Operation) {
  const language = useLanguage();
  if (!office) return <span>{t(language, 'no_office')}</span>;
  const { kind, url, asked_at, has_token, is_reachable, last_answer, calls, failures } = office;
  const isUnasked = is_reachable && calls === 0;
  return (
    <>
      <strong data-bad={!is_reachable || undefined}>{t(language, isUnasked ? 'unasked' : is_reachable ? 'answers' : 'silent')}</strong>
      <span>
        {t(language, kind)}, {url}
      </span>
      {asked_at !== url && <span>{t(language, 'asked_at', { url: asked_at })}</span>}
      <span>{last_answer ? t(language, 'last_answer', { at: displayMoment(language, last_answer) }) : t(language, 'never_answered')}</span>
      {calls > 0 && (
        <span>
          {t(language, 'error_rate', { percent: ((100 * failures) / calls).toLocaleString(language, { maximumFractionDigits: 1 }), n: calls, failures })}
        </span>
      )}
      <span>{t(language, has_token ? 'has_token' : 'no_token')}</span>
      <Link to={backOfficeHref('box_office', language)}>{t(language, 'compare')}</Link>
    </>
  );
}
