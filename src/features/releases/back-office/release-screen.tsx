import { Eye } from 'lucide';
import { useContext, useId, useMemo } from 'react';
import { type PartProps, RecordsContext } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { itemKinds } from './item-kinds.ts';
import styles from './release.module.css';
import { ReleaseContents } from './release-contents.tsx';
import { ReleaseSteps } from './release-steps.tsx';
import { t } from './strings.ts';
import { useContents } from './use-contents.ts';
import { momentOf, useSteps } from './use-steps.ts';

/** Below the form of a release: what happens when, the preview as of then, and the check list of what belongs to it. */
export function ReleaseScreen({ resource, record, revalidate }: PartProps) {
  const language = useLanguage();
  const heading = useId();
  const registry = useContext(RecordsContext)?.registry;
  const kinds = useMemo(() => (registry ? itemKinds(resource, record, registry) : []), [resource, record, registry]);
  const found = useContents(record.id, kinds, language);
  const pages = found.contents?.pages.pages.length ?? 0;
  const counted = [
    ...kinds.filter(({ n }) => n > 0).map(({ resource: { label }, n }) => `${n} ${label[n === 1 ? 'one' : 'many'][language]}`),
    ...(pages > 0 ? [`${pages} ${t(language, pages === 1 ? 'page' : 'pages')}`] : []),
  ];
  const what = counted.join(', ') || t(language, 'nothing');
  const steps = useSteps({ record, revalidate }, what);
  const { state, at } = steps;
  const since = typeof record.released_at === 'string' ? record.released_at : at;
  const words =
    state === 'out' ? t(language, 'is_out', { what, ...momentOf(since, language) }) : t(language, `is_${state}`, { what, ...momentOf(at, language) });
  return (
    <div className={styles.screen}>
      <section aria-labelledby={`${heading}-what`}>
        <h2 id={`${heading}-what`}>{t(language, 'what_happens')}</h2>
        <p className={styles.state}>{words}</p>
        {record.meta.writable.includes('state') && <ReleaseSteps {...steps} />}
      </section>
      {state === 'planned' && (
        <section aria-labelledby={`${heading}-preview`}>
          <h2 id={`${heading}-preview`}>{t(language, 'preview')}</h2>
          <p className={styles.quiet}>{t(language, 'preview_hint')}</p>
          <p className={styles.buttons}>
            {previewed.map((name) => (
              <a
                key={name}
                className={button('secondary', 'small')}
                href={`${href(name, language)}?${new URLSearchParams({ at })}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon node={Eye} />
                {t(language, name)}
              </a>
            ))}
          </p>
        </section>
      )}
      <section aria-labelledby={`${heading}-contents`}>
        <h2 id={`${heading}-contents`}>{t(language, 'contents')}</h2>
        <ReleaseContents {...found} kinds={kinds} />
      </section>
    </div>
  );
}

/** Where what goes online is seen first. */
const previewed = ['home', 'programme', 'productions', 'magazine'] as const;
