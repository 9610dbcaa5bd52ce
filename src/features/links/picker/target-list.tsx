import { useEffect, useRef } from 'react';
import type { Language } from '#i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import { addressKind, groupNames, kindIcons } from './kinds.ts';
import styles from './link-picker.module.css';
import type { LinkOption } from './options.ts';
import { t } from './strings.ts';

type Props = { id: string; options: readonly LinkOption[]; active: number; language: Language; onTake: (index: number) => void };

/** What one can choose, grouped by kind. The focus stays in the input. */
export function TargetList({ id, options, active, language, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const groups = Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => (option.kind === 'target' ? option.target.kind : option.kind),
  );
  return (
    <div ref={list} role="presentation">
      {[...groups].map(([kind, entries]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={kind} role="group" aria-labelledby={kind === 'address' ? undefined : `${id}-${kind}`}>
          {kind !== 'address' && (
            <p id={`${id}-${kind}`} role="presentation" className={styles.group}>
              {t(language, kind === 'place' ? 'places' : groupNames[kind])}
            </p>
          )}
          {entries.map(({ option, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(index)}
            >
              <Option option={option} language={language} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ option, language }: { option: LinkOption; language: Language }) {
  if (option.kind !== 'target') {
    const kind = option.kind === 'place' ? 'anchor' : addressKind(option.address);
    const words = option.kind === 'place' ? option.text || option.address : t(language, 'use_address');
    return <Lines icon={kind} title={words} detail={option.address} />;
  }
  const { kind, title, lang, detail, urls, state } = option.target;
  return (
    <Lines
      icon={kind}
      title={title}
      lang={lang}
      detail={detail || (urls[language] ?? urls.de)}
      note={state === 'public' ? (urls[language] ? '' : t(language, 'no_translation')) : t(language, state)}
    />
  );
}

type LinesProps = { icon: keyof typeof kindIcons; title: string; lang?: 'de' | 'en' | undefined; detail: string; note?: string };

function Lines({ icon, title, lang, detail, note = '' }: LinesProps) {
  return (
    <>
      <Icon node={kindIcons[icon]} />
      <span className={styles.lines}>
        <span lang={lang}>{title}</span> <span className={styles.detail}>{detail}</span>
        {note && <span className={styles.note}> {note}</span>}
      </span>
    </>
  );
}
