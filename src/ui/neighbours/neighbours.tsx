import { ArrowLeft, ArrowRight, type IconNode } from 'lucide';
import type { Language } from '#i18n/language.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { unbroken } from '../unbroken/unbroken.ts';
import styles from './neighbours.module.css';

/** `label` says what it is to the page, `note` when it is; `lang` where it is not the page's. */
type Neighbour = { url: string; title: string; lang?: Language | undefined; label: string; note: string };
type Props = { label: string; previous: Neighbour | null; next: Neighbour | null };

/** Nothing where there is neither. */
export const Neighbours = ({ label, previous, next }: Props) =>
  (previous || next) && (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && <NeighbourLink to={previous} rel="prev" icon={ArrowLeft} />}
      {next && <NeighbourLink to={next} rel="next" icon={ArrowRight} />}
    </nav>
  );

const NeighbourLink = ({ to: { url, title, lang, label, note }, rel, icon }: { to: Neighbour; rel: 'prev' | 'next'; icon: IconNode }) => (
  <Link to={url} rel={rel}>
    <Icon node={icon} />
    <span>{label}</span>
    <b lang={lang}>{unbroken(title)}</b>
    <span>{note}</span>
  </Link>
);
