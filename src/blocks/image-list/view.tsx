import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { BlockViewProps } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type ImageLayout, ImageLayoutContext } from '../image/image-layout.ts';
import type { imageList } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

type Format = BlockViewProps<typeof imageList>['fields']['format'];

const wide = '(width >= 100em) 94rem, 92vw';
const narrow = '(width >= 64em) 31vw, (width >= 40em) 46vw, 92vw';

/** How the images of a list are shown; in masonry each keeps its own format. */
const layouts: { readonly [Name in Format]: (index: number) => ImageLayout } = {
  slider: () => ({ sizes: wide, ratio: '3x2' }),
  masonry: () => ({ sizes: narrow }),
  grid: () => ({ sizes: narrow, ratio: '3x2' }),
  parallax: () => ({ sizes: wide, ratio: '16x9' }),
  // The first row is there before anybody scrolls to it; the rest comes as one draws near.
  'semi-lazy': (index) => ({ sizes: index === 0 ? wide : narrow, ratio: '3x2', ...(index < 3 && { loading: 'eager' as const }) }),
};

export function ImageListView({ fields: { format }, root, children, language, isEditing }: BlockViewProps<typeof imageList>) {
  const slides = children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the image in it has a key of its own
    <li key={index} className={styles.item}>
      <ImageLayoutContext value={layouts[format](index)}>{child}</ImageLayoutContext>
    </li>
  ));
  const isSlider = format === 'slider' && slides.length > 1 && !isEditing;
  if (isSlider)
    return (
      <div {...root} className={styles.slider} data-gallery="" data-enhance="slider">
        <Slides language={language}>{slides}</Slides>
        <Controls count={slides.length} language={language} />
      </div>
    );
  return (
    <ul {...root} className={styles.list} data-format={format} data-gallery="">
      {slides}
    </ul>
  );
}

/** It scrolls by itself, so it takes the focus by itself: arrow keys move it also without script. */
const Slides = ({ children, language }: { children: ReactNode; language: Language }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className={styles.window} data-slides="" tabIndex={0} aria-label={t(language, 'list')}>
    <ul className={styles.track}>{children}</ul>
  </section>
);

const Controls = ({ count, language }: { count: number; language: Language }) => (
  <div className={styles.controls}>
    <p aria-live="polite" aria-atomic="true">
      <VisuallyHidden data-position={t(language, 'position', { index: '{index}', count })}>{t(language, 'position', { index: 1, count })}</VisuallyHidden>
      <span aria-hidden="true">
        <b data-current="">1</b> / {count}
      </span>
    </p>
    <button type="button" data-step="-1" aria-disabled="true" aria-label={t(language, 'previous')}>
      <Icon node={ArrowLeft} />
    </button>
    <button type="button" data-step="1" aria-label={t(language, 'next')}>
      <Icon node={ArrowRight} />
    </button>
  </div>
);
