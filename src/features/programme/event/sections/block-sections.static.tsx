import type { ReactNode } from 'react';
import type { ShownModule } from '#features/cms/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EventImage, EventRecording, Partner } from '../../details/details-schema.ts';
import styles from './sections.module.css';
import { Paragraphs, Titled } from './shared-sections.static.tsx';
import { t } from './strings.ts';

/** Handed down: features know no block. */
export type EventBlocks = {
  Recordings: (props: { recordings: readonly EventRecording[]; language: Language }) => ReactNode;
  Images: (props: { images: readonly EventImage[]; language: Language }) => ReactNode;
  Logos: (props: { partners: readonly Partner[]; language: Language }) => ReactNode;
  Modules: (props: { modules: readonly ShownModule[]; language: Language }) => ReactNode;
};

/** `object` says to what they belong (src/editor/state/open-page.ts). */
export function BlocksOf({ object, modules, Blocks }: { object: string; modules: readonly ShownModule[]; Blocks: EventBlocks }) {
  const language = useLanguage();
  return (
    <div id="content" data-object={object} className={styles.blocks}>
      <Blocks.Modules modules={modules} language={language} />
    </div>
  );
}

export function VideoSection({ recordings, Blocks }: { recordings: readonly EventRecording[]; Blocks: EventBlocks }) {
  const language = useLanguage();
  if (recordings.length === 0) return null;
  return (
    <Titled id="video" title={t(language, 'recordings')}>
      <div className={styles.recordings}>
        <Blocks.Recordings recordings={recordings} language={language} />
      </div>
    </Titled>
  );
}

export function ImageSection({ images, Blocks }: { images: readonly EventImage[]; Blocks: EventBlocks }) {
  const language = useLanguage();
  if (images.length === 0) return null;
  return (
    <Titled id="images" title={t(language, 'images')}>
      <Blocks.Images images={images} language={language} />
    </Titled>
  );
}

type PromoterProps = { promoter: string[]; lang: Language | undefined; promoters: readonly Partner[]; Blocks: EventBlocks };

export function PromoterSection({ promoter, lang, promoters, Blocks }: PromoterProps) {
  const language = useLanguage();
  if (promoter.length + promoters.length === 0) return null;
  return (
    <Titled id="promoter" title={t(language, 'promoter')}>
      {promoter.length > 0 && <Paragraphs texts={promoter} lang={lang} />}
      {promoters.length > 0 && (
        <div className={styles.logos}>
          <Blocks.Logos partners={promoters} language={language} />
        </div>
      )}
    </Titled>
  );
}
