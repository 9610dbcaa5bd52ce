import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import styles from '../dashboard.module.css';
import { t } from './strings.ts';

type Props = {
  to: string;
  picture: string | undefined;
  title: string;
  titleLang: Language | undefined;
  subtitle?: string;
  subtitleLang?: Language | undefined;
  /** What another column says as well, for where the table scrolls. */
  children?: ReactNode;
};

/** The first cell of a list: small picture, title and subtitle; the whole line leads to its form. Its table stands in a `NamedList`. */
export function NamedLine({ to, picture, title, titleLang, subtitle, subtitleLang, children }: Props) {
  const language = useLanguage();
  return (
    <span className={styles.line}>
      <span className={styles.thumb}>{picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : t(language, 'no_picture')}</span>
      <span className={styles.named}>
        <Link to={to} lang={titleLang}>
          {title}
        </Link>
        {subtitle && <span lang={subtitleLang}>{subtitle}</span>}
        {children && <span className={styles.when}>{children}</span>}
      </span>
    </span>
  );
}

export const NamedList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

/** The parts of a form below each other, no wider than can be read. */
export const FormParts = ({ children }: { children: ReactNode }) => <div className={styles.form}>{children}</div>;
