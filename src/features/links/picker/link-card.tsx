import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { TargetAnchor } from '../contract.ts';
import { AnchorSelect } from './anchor-select.tsx';
import { addressKind, kindIcons } from './kinds.ts';
import { linkNotes } from './link-notes.ts';
import styles from './link-picker.module.css';
import { t } from './strings.ts';
import type { Description } from './use-description.ts';

type Props = {
  address: string;
  language: Language;
  /** The language of the text that leads there. */
  of: Language;
  description: Description;
  places?: readonly TargetAnchor[] | undefined;
  onChange: (address: string) => void;
  children: ReactNode;
};

/** What a link leads to: kind, title and address, and what is wrong with it, with what mends it. */
export function LinkCard({ address, language, of, description: { described, hasFailed }, places, onChange, children }: Props) {
  const target = described?.target;
  const kind = target?.kind ?? addressKind(address);
  const place = address.startsWith('#') ? places?.find(({ anchor }) => `#${anchor}` === address) : undefined;
  const title = target ? [target.title, target.detail].filter(Boolean).join(' · ') : place?.text;
  const notes = linkNotes({ address, described, language, of, places });
  return (
    <div className={styles.card} data-broken={notes.some(({ isBroken }) => isBroken) || undefined}>
      <div className={styles.chip}>
        <Icon node={kindIcons[kind]} />
        <p className={styles.lines}>
          <span className={styles.kind}>{t(language, kind)}</span> {title && <strong lang={target?.lang}>{title}</strong>}{' '}
          <span className={styles.detail}>{address}</span>
        </p>
        {!address.startsWith('#') && (
          <a href={address} target="_blank" rel="noopener noreferrer" className={styles.open} title={t(language, 'open')}>
            <Icon node={ExternalLink} />
            <VisuallyHidden>{t(language, 'open')}</VisuallyHidden>
          </a>
        )}
      </div>
      <div role="status" className={styles.notes}>
        {hasFailed && <p>{t(language, 'not_described')}</p>}
        {notes.map(({ words, mend }) => (
          <p key={words}>
            {words}{' '}
            {mend && (
              <Button look="link" size="compact" onClick={() => onChange(mend.address)}>
                {mend.words}
              </Button>
            )}
          </p>
        ))}
      </div>
      {described && described.anchors.length > 0 && <AnchorSelect address={address} anchors={described.anchors} language={language} onChange={onChange} />}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
