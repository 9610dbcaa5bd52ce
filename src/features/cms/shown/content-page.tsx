import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import { imageUrl } from '#features/media/index.ts';
import { SiteLink } from '#features/navigation/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import type { ShownModule } from '../contract.ts';
import type { ContentPageData } from './content.loader.ts';
import styles from './content-page.module.css';
import { t } from './strings.ts';

/** Null in the browser, where none of it is needed. */
export type ContentView = ComponentType<{ modules: readonly ShownModule[]; language: Language }> | null;

export function ContentPage({ Content }: { Content: ContentView }) {
  const { serverOnly, ...page } = useLoaderData<ContentPageData>();
  const language = useLanguage();
  const { langs, og_image: image } = page;
  const title = page.headline || page.title;
  return (
    <article className={styles.page}>
      <PageHead
        title={page.meta_title || page.title}
        noIndex={!page.is_online || page.version_id !== undefined || page.preview !== undefined}
        {...(import.meta.env.SSR && {
          description: page.meta_description,
          og: { title: page.og_title, description: page.og_description, type: page.og_type },
          image: image
            ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || page.title }
            : undefined,
        })}
      />
      {page.breadcrumb.length > 0 && (
        <Breadcrumb
          label={t(language, 'breadcrumb')}
          links={page.breadcrumb.map(({ title: text, url }) => ({ to: url, text }))}
          current={page.title}
          currentLang={langs.title}
        />
      )}
      <header className={styles.head} data-landing={page.is_landing_page || undefined}>
        {page.preview ? (
          <p role="status" className={styles.note}>
            {t(language, page.preview.is_draft ? 'draft' : 'as_of')}
            {page.preview.at && ` ${page.preview.at.slice(0, 10).split('-').reverse().join('/')}, ${page.preview.at.slice(11, 16).replace(':', '.')}`}
          </p>
        ) : (
          (!page.is_online || page.version_id !== undefined) && (
            <p role="status" className={styles.note}>
              {t(language, page.is_online ? 'version' : 'offline')}
            </p>
          )
        )}
        <h1 className={styles.title} lang={page.headline ? langs.headline : langs.title}>
          {title}
        </h1>
        {page.tabs.length > 1 && (
          <nav aria-label={t(language, 'tabs')} className={styles.tabs}>
            {page.tabs.map((tab) => (
              <SiteLink key={tab.id} url={tab.url} lang={tab.lang} aria-current={tab.id === page.id ? 'page' : undefined}>
                {tab.title}
              </SiteLink>
            ))}
          </nav>
        )}
      </header>
      <Static id="content" data-object={`page:${page.id}`} className={styles.content}>
        {Content && serverOnly && <Content modules={serverOnly.modules} language={language} />}
      </Static>
    </article>
  );
}
