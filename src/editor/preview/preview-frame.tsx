import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import styles from './preview-dialog.module.css';
import { t } from './strings.ts';

/** px of the line around a frame, on both sides. */
const border = 2;

type Props = { of: Language; src: string; width: number; language: Language; onEscape: () => void };

/** Scaled to its place. */
export function PreviewFrame({ of, src, width, language, onEscape }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ inline: width, block: 600 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ inline: element.clientWidth || width, block: element.clientHeight || 600 });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);
  const scale = Math.min(1, size.inline / width);
  const name = t(language, of === 'de' ? 'german' : 'english');
  return (
    <section className={styles.side} aria-label={name} style={{ maxInlineSize: width + border }}>
      <header>
        <h3>{name}</h3>
        <a href={src} target="_blank" rel="noreferrer">
          {t(language, 'window')}
        </a>
      </header>
      <div ref={frame} className={styles.screen}>
        <iframe
          title={name}
          src={src}
          width={width}
          height={Math.round(size.block / scale)}
          style={{ transform: `scale(${scale})` }}
          // A key that is pressed in the page shown stays there: whoever is in it shall get out all the same, once nothing lies over it that the key closes.
          onLoad={({ currentTarget: { contentDocument: shown } }) =>
            shown?.defaultView?.addEventListener('keydown', ({ key, defaultPrevented }) => {
              if (key === 'Escape' && !defaultPrevented && !shown.querySelector(':modal, :popover-open')) onEscape();
            })
          }
        />
      </div>
    </section>
  );
}
