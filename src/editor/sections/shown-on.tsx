import { Fragment } from 'react';
import type { SharedSection } from '#features/cms/usage/contract.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './strings.ts';

export function ShownOn({ section: { shown_on: pages }, language }: { section: SharedSection; language: Language }) {
  if (pages.length === 0) return <p>{t(language, 'shown_nowhere')}</p>;
  return (
    <p>
      {t(language, 'shown_on', { n: pages.length })}{' '}
      {pages.map(({ container_id, title, url }, index) => (
        <Fragment key={container_id}>
          {index > 0 && ', '}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </Fragment>
      ))}
    </p>
  );
}
