import { useLoaderData } from 'react-router';
import { layouts } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import gallery from '#ui/gallery/gallery.module.css';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import type { ContentView } from '../shown/content-page.tsx';
import type { ShowcaseData } from './showcase.loader.ts';
import styles from './showcase-page.module.css';
import { t } from './strings.ts';

const backgrounds = ['plain', 'quiet', 'dark', 'signal'] as const;

/** Ground and columns are chosen by links. */
export function ShowcasePage({ Content }: { Content: ContentView }) {
  const { ground, layout, serverOnly } = useLoaderData<ShowcaseData>();
  const language = useLanguage();
  const choose = (chosen: { ground?: string; layout?: string }) => `${href('blocks', language)}?${new URLSearchParams({ ground, layout, ...chosen })}`;
  const blocks = serverOnly?.blocks ?? [];
  return (
    <article className={gallery.page}>
      <PageHead title={t(language, 'title')} description={t(language, 'description')} noIndex />
      <header className={gallery.head}>
        <h1>{t(language, 'title')}</h1>
        <p>{t(language, 'lead')}</p>
        <Choice label={t(language, 'ground')} chosen={ground} options={backgrounds.map((one) => [one, t(language, one), choose({ ground: one })])} />
        <Choice label={t(language, 'layout')} chosen={layout} options={layouts.map((one) => [one, one.replaceAll('-', ' · '), choose({ layout: one })])} />
      </header>
      <Static id="showcase">
        <nav aria-label={t(language, 'contents')}>
          <ul className={`${gallery.contents} ${styles.contents}`}>
            {blocks.map(({ type, label }) => (
              <li key={type}>
                <a href={`#block-${type}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {blocks.map(({ type, label, description, variants }) => (
          <section key={type} id={`block-${type}`} aria-labelledby={`block-${type}-title`} className={styles.block}>
            <header>
              <h2 id={`block-${type}-title`}>{label}</h2>
              <p>
                <code>{type}</code> {description}
              </p>
            </header>
            {variants.map(({ name, ...content }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a variant has no name of its own
              <div key={index} className={styles.variant}>
                <p className={styles.name}>{name || t(language, 'example', { number: index + 1 })}</p>
                {Content && <Content modules={[{ id: index, ...content }]} language={language} />}
              </div>
            ))}
          </section>
        ))}
      </Static>
    </article>
  );
}

type ChoiceProps = { label: string; chosen: string; options: readonly (readonly [value: string, words: string, to: string])[] };

const Choice = ({ label, chosen, options }: ChoiceProps) => (
  <nav aria-label={label} className={`${gallery.contents} ${styles.choice}`}>
    <span>{label}</span>
    {options.map(([value, words, to]) => (
      <Link key={value} to={to} aria-current={value === chosen ? 'true' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);
